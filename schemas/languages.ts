import type { Locale } from './text.ts'

/** How Intl writes numbers, dates and lists in each language: BCP 47. Without zod, since browsers import it. */
export const languageTags: Readonly<Record<Locale, string>> = { id: 'id-ID', en: 'en-GB' }
