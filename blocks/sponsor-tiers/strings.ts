import type { Locale } from '#schemas/text.ts'

export const strings: Record<Locale, { slot: string; price: string }> = {
  id: { slot: 'Tempat', price: 'Biaya' },
  en: { slot: 'Places', price: 'Price' },
}
