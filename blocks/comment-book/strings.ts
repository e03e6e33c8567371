import type { Locale } from '#schemas/text.ts'

export const strings: Record<Locale, { none: string; rating: (stars: number) => string }> = {
  id: {
    none: 'Buku ini masih kosong. Tulisan pertama akan tampil di sini.',
    rating: (stars) => `Nilai ${stars} dari 5`,
  },
  en: {
    none: 'The book is still empty. The first comment will appear here.',
    rating: (stars) => `Rated ${stars} of 5`,
  },
}
