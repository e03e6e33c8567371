import type { Locale } from '#schemas/text.ts'

export const strings: Record<
  Locale,
  {
    all: string
    none: string
    search: string
    filterBy: string
    every: string
    online: string
    alsoOnline: (place: string) => string
  }
> = {
  id: {
    all: 'Lihat semua acara',
    none: 'Belum ada acara. Yang berikutnya akan tampil di sini.',
    search: 'Cari acara',
    filterBy: 'Saring menurut waktu',
    every: 'Semua',
    online: 'Daring',
    alsoOnline: (place) => `${place} dan daring`,
  },
  en: {
    all: 'See all events',
    none: 'There are no events yet. The next one will appear here.',
    search: 'Search events',
    filterBy: 'Filter by time',
    every: 'All',
    online: 'Online',
    alsoOnline: (place) => `${place} and online`,
  },
}
