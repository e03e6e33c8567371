import { sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

const generated = (name: string) => tsvector(name).notNull().generatedAlwaysAs(sql.empty())

/** The words of a row's texts by their stems, and those of its translations. The database generates them. */
export const wordsColumns = {
  words: generated('words'),
  translatedWords: generated('translated_words'),
}
