import type { Locale } from '#schemas/text.ts'

export const strings: Record<Locale, { free: string }> = {
  id: { free: 'Gratis' },
  en: { free: 'Free' },
}
