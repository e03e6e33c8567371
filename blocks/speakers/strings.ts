import type { Locale } from '#schemas/text.ts'

export const strings: Record<
  Locale,
  { confirmed: string; invited: string; linkedIn: (name: string) => string }
> = {
  id: {
    confirmed: 'Pasti hadir',
    invited: 'Menunggu konfirmasi',
    linkedIn: (name) => `${name} di LinkedIn`,
  },
  en: {
    confirmed: 'Confirmed',
    invited: 'To be confirmed',
    linkedIn: (name) => `${name} at LinkedIn`,
  },
}
