import type { Locale } from '#schemas/text.ts'

interface Words {
  track: string
  previous: string
  next: string
  position: (seen: { first: number; last: number }, count: number) => string
  rating: (stars: number) => string
}

export const strings: Record<Locale, Words> = {
  id: {
    track: 'Testimoni, dapat digeser',
    previous: 'Testimoni sebelumnya',
    next: 'Testimoni berikutnya',
    position: ({ first, last }, count) => `Testimoni ${range(first, last, 'sampai')} dari ${count}`,
    rating: (stars) => `Nilai ${stars} dari 5`,
  },
  en: {
    track: 'Testimonials, scrollable',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    position: ({ first, last }, count) => `Testimonial ${range(first, last, 'to')} of ${count}`,
    rating: (stars) => `Rated ${stars} out of 5`,
  },
}

const range = (first: number, last: number, to: string): string =>
  first === last ? `${first + 1}` : `${first + 1} ${to} ${last + 1}`
