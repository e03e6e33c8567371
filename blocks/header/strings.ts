import type { Locale } from '#schemas/text.ts'

export interface Strings {
  menu: string
  open: string
  close: string
  overview: string
  search: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    menu: 'Menu utama',
    open: 'Menu',
    close: 'Tutup',
    overview: 'Selengkapnya',
    search: 'Cari',
  },
  en: { menu: 'Main menu', open: 'Menu', close: 'Close', overview: 'Overview', search: 'Search' },
}
