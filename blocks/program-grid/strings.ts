import type { Locale } from '#schemas/text.ts'

export const strings: Record<
  Locale,
  { all: string; none: string; classes: (count: number) => string }
> = {
  id: {
    all: 'Lihat semua program',
    none: 'Belum ada program yang berjalan. Program berikutnya akan tampil di sini.',
    classes: (count) => `${count} kelas`,
  },
  en: {
    all: 'See all programs',
    none: 'No program is running yet. The next one will appear here.',
    classes: (count) => (count === 1 ? '1 class' : `${count} classes`),
  },
}
