import type { Locale } from '#schemas/text.ts'

export const strings: Record<Locale, { social: string; email: string; phone: string }> = {
  id: { social: 'Media sosial', email: 'Surel:', phone: 'Telepon:' },
  en: { social: 'Social media', email: 'E-mail:', phone: 'Telephone:' },
}
