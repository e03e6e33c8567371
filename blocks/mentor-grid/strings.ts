import type { Locale } from '#schemas/text.ts'

export const strings: Record<Locale, { all: string; expertise: string }> = {
  id: { all: 'Lihat semua mentor', expertise: 'Keahlian' },
  en: { all: 'See all mentors', expertise: 'Expertise' },
}
