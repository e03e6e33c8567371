import { sql } from 'drizzle-orm'
import { closest, distance } from 'fastest-levenshtein'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Transaction } from '../../database/database.ts'
import { wordsOf } from '../../text/search-words.ts'

/** The most titles that are read of each kind of row, the newest first. */
const mostTitles = 2000
/** For how long the words of a site's titles are in memory: a new title is no correction before that. */
const freshMs = 60_000
/** Of all sites together. */
const mostWords = 100_000
/** The most words of a search that are corrected: each is compared with every word of similar length. */
const mostCorrected = 5

const Titles = z.array(z.tuple([z.string()]))

/** The words in the titles of a site by their lengths. */
type TitleWords = ReadonlyMap<number, ReadonlySet<string>>

/** Corrects the words of searches by those of titles, which it reads once a minute for each site. */
export class WordCorrection {
  private readonly bySite = new LRUCache<string, TitleWords>({
    maxSize: mostWords,
    sizeCalculation: (words) => 1 + [...words.values()].reduce((sum, { size }) => sum + size, 0),
    ttl: freshMs,
  })
  /** What searches at the same moment wait for together. */
  private readonly reading = new Map<string, Promise<TitleWords>>()

  /** The words with those that no title has replaced by the nearest ones of titles; undefined when none is near enough. */
  async correct(
    tx: Transaction,
    siteId: string,
    words: readonly string[],
  ): Promise<string[] | undefined> {
    const known =
      this.bySite.get(siteId) ?? (await (this.reading.get(siteId) ?? this.read(tx, siteId)))
    const corrected = words.map((word, i) => (i < mostCorrected ? nearest(word, known) : word))
    return corrected.some((word, i) => word !== words[i]) ? corrected : undefined
  }

  private read(tx: Transaction, siteId: string): Promise<TitleWords> {
    const reading = readTitles(tx, siteId)
      .then((known) => {
        this.bySite.set(siteId, known)
        return known
      })
      .finally(() => this.reading.delete(siteId))
    this.reading.set(siteId, reading)
    return reading
  }
}

async function readTitles(tx: Transaction, siteId: string): Promise<TitleWords> {
  const rows = Titles.parse(await tx.execute(titles(siteId)))
  const known = new Map<number, Set<string>>()
  for (const word of rows.flatMap(([title]) => wordsOf(title))) {
    const alike = known.get(word.length) ?? new Set()
    known.set(word.length, alike.add(word))
  }
  return known
}

/** The nearest word within one mistake, of long words within two; the word itself when there is none. */
function nearest(word: string, known: TitleWords): string {
  const { length } = word
  if (length < 4 || known.get(length)?.has(word)) return word
  const most = length < 8 ? 1 : 2
  const lengths = Array.from({ length: 2 * most + 1 }, (_, i) => length - most + i)
  const near = lengths.flatMap((each) => [...(known.get(each) ?? [])])
  if (near.length === 0) return word
  const found = closest(word, near)
  return distance(word, found) <= most ? found : word
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
