import type { Locale } from '#schemas/text.ts'

export const strings: Record<Locale, { figures: string; source: string }> = {
  id: { figures: 'Dalam angka', source: 'Sumber:' },
  en: { figures: 'In figures', source: 'Source:' },
}
