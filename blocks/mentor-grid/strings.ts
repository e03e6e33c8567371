import type { Locale } from '#schemas/text.ts'

export const strings: Record<Locale, { all: string; expertise: string; teaches: string }> = {
  id: { all: 'Lihat semua mentor', expertise: 'Keahlian', teaches: 'Mengajar:' },
  en: { all: 'See all mentors', expertise: 'Expertise', teaches: 'Teaches:' },
}
