import type { Locale } from '#schemas/text.ts'

interface Strings {
  legal: string
  social: string
  email: string
  phone: string
  operator: string
  consent: string
  scheme: string
  schemes: Record<'system' | 'light' | 'dark', string>
}

export const strings: Record<Locale, Strings> = {
  id: {
    legal: 'Ketentuan',
    social: 'Media sosial',
    email: 'Surel:',
    phone: 'Telepon:',
    operator: 'Dikelola oleh',
    consent: 'Pengaturan kuki',
    scheme: 'Tampilan',
    schemes: { system: 'Ikuti perangkat', light: 'Terang', dark: 'Gelap' },
  },
  en: {
    legal: 'Legal',
    social: 'Social media',
    email: 'E-mail:',
    phone: 'Telephone:',
    operator: 'Operated by',
    consent: 'Cookie settings',
    scheme: 'Appearance',
    schemes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  },
}
