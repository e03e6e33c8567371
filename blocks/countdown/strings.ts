import type { Locale } from '#schemas/text.ts'

interface Strings {
  left: string
  ended: string
  days: string
  hours: string
  minutes: string
}

export const strings: Record<Locale, Strings> = {
  id: { left: 'Sisa waktu', ended: 'Sudah lewat.', days: 'hari', hours: 'jam', minutes: 'menit' },
  en: {
    left: 'Time left',
    ended: 'This has passed.',
    days: 'days',
    hours: 'hours',
    minutes: 'minutes',
  },
}
