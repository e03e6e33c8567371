import type { Locale } from '#schemas/text.ts'

export const strings: Record<
  Locale,
  { back: string; feature: string; abilities: string; benefits: string }
> = {
  id: {
    back: 'Semua fitur',
    feature: 'Fitur platform',
    abilities: 'Yang dapat dilakukan',
    benefits: 'Manfaatnya',
  },
  en: {
    back: 'All features',
    feature: 'Feature of the platform',
    abilities: 'What it can do',
    benefits: 'Benefits',
  },
}
