import type { Locale } from '#schemas/text.ts'

export const strings: Record<Locale, { figures: string }> = {
  id: { figures: 'Dalam angka' },
  en: { figures: 'In figures' },
}
