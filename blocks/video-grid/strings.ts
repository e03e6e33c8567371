import type { Locale } from '#schemas/text.ts'

export const strings: Record<
  Locale,
  {
    all: string
    none: string
    search: string
    filterBy: string
    every: string
    length: string
    elsewhere: string
  }
> = {
  id: {
    all: 'Lihat semua video',
    none: 'Belum ada video. Yang pertama akan tampil di sini.',
    search: 'Cari video',
    filterBy: 'Saring menurut kategori',
    every: 'Semua',
    length: 'Lama',
    elsewhere: 'di YouTube',
  },
  en: {
    all: 'See all videos',
    none: 'There are no videos yet. The first will appear here.',
    search: 'Search videos',
    filterBy: 'Filter by category',
    every: 'All',
    length: 'Length',
    elsewhere: 'at YouTube',
  },
}
