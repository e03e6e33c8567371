import type { Locale } from '#schemas/text.ts'

interface Strings {
  greeting: (name: string) => string
  pages: string
  none: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    greeting: (name) => `Halo, ${name}`,
    pages: 'Halaman Anda',
    none: 'Belum ada halaman untuk akun Anda di situs ini.',
  },
  en: {
    greeting: (name) => `Hello, ${name}`,
    pages: 'Your pages',
    none: 'There are no pages for your account on this site yet.',
  },
}
