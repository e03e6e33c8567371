import type { Locale } from '#schemas/text.ts'

export const strings: Record<Locale, { all: string; none: string; kinds: string }> = {
  id: {
    all: 'Lihat semua karya',
    none: 'Belum ada karya di sini. Yang pertama akan tampil setelah diserahkan.',
    kinds: 'Jenis pekerjaan',
  },
  en: {
    all: 'See all our work',
    none: 'There is no work here yet. The first will appear once it is handed over.',
    kinds: 'Kinds of work',
  },
}
