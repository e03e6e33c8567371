import type { Locale } from '#schemas/text.ts'

interface Strings {
  greeting: (name: string) => string
  none: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    greeting: (name) => `Halo, ${name}`,
    none: 'Belum ada halaman untuk akun Anda di situs ini.',
  },
  en: {
    greeting: (name) => `Hello, ${name}`,
    none: 'There are no pages for your account on this site yet.',
  },
}
