import { type SQL, sql } from 'drizzle-orm'

/** What someone typed as a query in a language: words, "phrases" and -words, by their stems and beginnings. */
export const typedWords = (language: 'indonesian' | 'english', typed: string): SQL =>
  sql`tenun_typed_words(${language}, ${typed})`
