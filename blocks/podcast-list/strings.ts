import type { Locale } from '#schemas/text.ts'

export const strings: Record<
  Locale,
  {
    all: string
    none: string
    search: string
    filterBy: string
    every: string
    soon: string
    minutes: (count: number) => string
  }
> = {
  id: {
    all: 'Lihat semua episode',
    none: 'Belum ada episode. Yang pertama akan tampil di sini.',
    search: 'Cari episode',
    filterBy: 'Saring menurut kategori',
    every: 'Semua',
    soon: 'Segera tayang',
    minutes: (count) => `${count} menit`,
  },
  en: {
    all: 'See all episodes',
    none: 'There are no episodes yet. The first will appear here.',
    search: 'Search episodes',
    filterBy: 'Filter by category',
    every: 'All',
    soon: 'Coming soon',
    minutes: (count) => `${count} min`,
  },
}
