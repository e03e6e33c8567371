import type { Locale } from '#schemas/text.ts'
import type { linkGroups } from './schema.ts'

interface Strings {
  greeting: (name: string) => string
  none: string
  groups: Record<(typeof linkGroups)[number], string>
}

export const strings: Record<Locale, Strings> = {
  id: {
    greeting: (name) => `Halo, ${name}`,
    none: 'Belum ada halaman untuk akun Anda di situs ini.',
    groups: {
      learning: 'Pembelajaran',
      visitors: 'Dari pengunjung',
      site: 'Situs',
      own: 'Akun Anda',
    },
  },
  en: {
    greeting: (name) => `Hello, ${name}`,
    none: 'There are no pages for your account on this site yet.',
    groups: {
      learning: 'Learning',
      visitors: 'From visitors',
      site: 'The site',
      own: 'Your account',
    },
  },
}
