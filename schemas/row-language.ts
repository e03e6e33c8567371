import { z } from 'zod'
import { Locale } from './text.ts'

/** The languages of a row in an answer. */
export const rowLanguage = {
  language: Locale.optional().describe(
    'The language of its texts; absent where a service does not say it.',
  ),
  languages: z
    .array(Locale)
    .optional()
    .describe('Every language that all of its texts are in, its own first.'),
  fieldLanguages: z
    .record(z.string(), Locale)
    .optional()
    .describe('The language of each text that is in another than `language`.'),
}

/** The languages of a row in an answer. */
export interface RowLanguage {
  language?: Locale | undefined
  languages?: Locale[] | undefined
  fieldLanguages?: Record<string, Locale> | undefined
}

/** Another row that a row names. */
export const RowName = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  ...rowLanguage,
})

/** Another row that a row names, where rows of its kind have titles. */
export const RowTitle = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  ...rowLanguage,
})
