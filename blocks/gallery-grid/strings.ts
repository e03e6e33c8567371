import type { Locale } from '#schemas/text.ts'

export const strings: Record<
  Locale,
  { all: string; none: string; more: (count: number) => string }
> = {
  id: {
    all: 'Lihat semua album',
    none: 'Belum ada foto. Album pertama akan tampil di sini.',
    more: (count) => `Tampilkan ${count} foto lagi`,
  },
  en: {
    all: 'See all albums',
    none: 'There are no photos yet. The first album will appear here.',
    more: (count) => (count === 1 ? 'Show 1 more photo' : `Show ${count} more photos`),
  },
}
