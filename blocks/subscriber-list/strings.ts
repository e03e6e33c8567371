import type { Locale } from '#schemas/text.ts'

interface Strings {
  none: string
  search: string
  confirmed: (moment: string) => string
  languages: Record<Locale, string>
}

export const strings: Record<Locale, Strings> = {
  id: {
    none: 'Belum ada yang berlangganan buletin.',
    search: 'Cari alamat surel',
    confirmed: (moment) => `Dikonfirmasi ${moment}`,
    languages: { id: 'Bahasa Indonesia', en: 'Bahasa Inggris' },
  },
  en: {
    none: 'Nobody has subscribed to the newsletter yet.',
    search: 'Search addresses',
    confirmed: (moment) => `Confirmed ${moment}`,
    languages: { id: 'Indonesian', en: 'English' },
  },
}
