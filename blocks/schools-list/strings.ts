import type { Locale } from '#schemas/text.ts'

export const strings: Record<
  Locale,
  { all: string; none: string; search: string; active: string }
> = {
  id: {
    all: 'Lihat semua sekolah',
    none: 'Belum ada sekolah yang terdaftar. Yang pertama akan tampil di sini.',
    search: 'Cari sekolah, kota, atau provinsi',
    active: 'Aktif',
  },
  en: {
    all: 'See all schools',
    none: 'No school has registered yet. The first will appear here.',
    search: 'Search schools, cities or provinces',
    active: 'Active',
  },
}
