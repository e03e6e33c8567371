import { sql } from 'drizzle-orm'
import { closest, distance } from 'fastest-levenshtein'
import { z } from 'zod'
import type { Transaction } from '../../database/database.ts'
import { wordsOf } from '../../text/search-words.ts'

/** The most titles that are read of each kind of row, the newest first. */
const mostTitles = 2000

const Titles = z.array(z.tuple([z.string()]))

/** The words with those that no title has replaced by the nearest ones of titles; undefined when none is near enough. */
export async function correctWords(
  tx: Transaction,
  siteId: string,
  words: readonly string[],
): Promise<string[] | undefined> {
  const rows = Titles.parse(await tx.execute(titles(siteId)))
  const known = new Set(rows.flatMap(([title]) => wordsOf(title)))
  if (known.size === 0) return undefined
  const corrected = words.map((word) => (known.has(word) ? word : nearest(word, [...known])))
  return corrected.some((word, i) => word !== words[i]) ? corrected : undefined
}

/** The nearest word within one mistake, of long words within two; the word itself when there is none. */
function nearest(word: string, known: readonly string[]): string {
  if (word.length < 4) return word
  const most = word.length < 8 ? 1 : 2
  const near = closest(
    word,
    known.filter(({ length }) => Math.abs(length - word.length) <= most),
  )
  return near !== undefined && distance(word, near) <= most ? near : word
}

const titles = (siteId: string) => sql`
  (select title || ' ' || coalesce(translations -> 'en' ->> 'title', '') from posts
    where site_id = ${siteId} order by published_at desc, id limit ${mostTitles})
  union all (select name || ' ' || coalesce(translations -> 'en' ->> 'name', '') from classes
    where site_id = ${siteId} order by opens_at desc, id limit ${mostTitles})
  union all (select name || ' ' || coalesce(translations -> 'en' ->> 'name', '') from programs
    where site_id = ${siteId} limit ${mostTitles})
  union all (select title || ' ' || coalesce(translations -> 'en' ->> 'title', '') from podcasts
    where site_id = ${siteId} order by published_at desc, id limit ${mostTitles})`
