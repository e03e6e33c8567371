import type { Locale } from '#schemas/text.ts'

interface Words {
  part: (number: number, count: number) => string
  previous: string
  next: string
  neighbours: string
  here: string
}

export const strings: Record<Locale, Words> = {
  id: {
    part: (number, count) => `Bagian ${number} dari ${count}`,
    previous: 'Sebelumnya',
    next: 'Berikutnya',
    neighbours: 'Bagian sebelum dan sesudahnya',
    here: 'Anda di sini',
  },
  en: {
    part: (number, count) => `Part ${number} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    neighbours: 'The parts before and after',
    here: 'You are here',
  },
}
