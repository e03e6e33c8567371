import type { Locale } from '#schemas/text.ts'

interface Strings {
  question: string
  search: string
  noScript: string
  prompts: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    question: 'Pertanyaan Anda',
    search: 'Cari di situs ini',
    noScript:
      'Asisten menjawab di peramban Anda dan memerlukan JavaScript. Tanpa itu, pertanyaan Anda dicarikan di situs ini.',
    prompts: 'Contoh pertanyaan',
  },
  en: {
    question: 'Your question',
    search: 'Search this site',
    noScript:
      'The assistant answers in your browser and needs JavaScript. Without it, your question is searched on this site.',
    prompts: 'Questions to begin with',
  },
}
