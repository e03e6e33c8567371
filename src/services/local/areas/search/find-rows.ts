import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { mostListed } from '#schemas/most-listed.ts'
import type { SearchResult } from '#schemas/services/search.ts'
import { Locale } from '#schemas/text.ts'
import { plainText } from '../../text/plain-text.ts'
import type { Transaction } from '../../database/database.ts'
import { limitOf, offsetOf, type PageAsked, type Total, toTotal } from '../../database/paging.ts'

export interface Wanted extends PageAsked {
  /** Words that carry a meaning. */
  words: readonly string[]
  /** One of the words is enough. */
  isAny: boolean
  /** Only rows of these kinds. */
  kinds: readonly string[] | undefined
}

const Row = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  Locale,
  z.string(),
  z.string(),
  z.coerce.number(),
])

/** A page of the rows that match, best first, in the language of the transaction where they have it; and how many match. */
export async function findRows(
  tx: Transaction,
  wanted: Wanted,
): Promise<{ items: SearchResult[]; total: Total }> {
  const rows = z.array(Row).parse(await tx.execute(pageOf(wanted)))
  const items = rows.map(([kind, id, slug, language, title, excerpt]) => ({
    kind,
    id,
    slug,
    language,
    title,
    excerpt: runsOf(excerpt),
  }))
  return { items, total: toTotal(rows[0]?.[6] ?? 0) }
}

// Characters for private use, which no text of a site needs.
const [open, close] = ['\uE000', '\uE001']

/** The runs of a text in which matches are between the two marks. */
function runsOf(text: string): SearchResult['excerpt'] {
  const runs = plainText(text)
    .split(open)
    .flatMap((part, i) => {
      const [match = '', rest] = i === 0 ? ['', part] : part.split(close)
      return [
        { text: match, isMatch: true },
        { text: rest ?? '', isMatch: false },
      ]
    })
  return runs.filter((run) => run.text !== '')
}

/** A query of stems and beginnings of words, in the configuration of a language. */
const queryOf = (language: SQL, words: string, isAny: boolean) => sql`(
  select string_agg(quote_literal(lexeme) || case when length(lexeme) > 2 then ':*' else '' end,
    ${isAny ? ' | ' : ' & '})::tsquery from unnest(to_tsvector(${language}, ${words})))`

/** Whether a row is shown in a translation: it has one of its title in the language of the transaction. */
const isTranslated = (title: string) => sql`(r.language <> page.locale
  and coalesce(r.translations -> page.locale ->> ${title}, '') <> '')`

/** A text of a row in the language that the row is shown in. */
const shown = (field: string, title: string) => sql`case when ${isTranslated(title)}
  then coalesce(r.translations -> page.locale ->> ${field}, '') else r.${sql.identifier(field)} end`

const texts = (table: SQL, [title, lead, body]: readonly [string, string, string]) => sql`
  select page.n, page.kind, page.id, r.slug, page.total, page.query, page.english,
    case when ${isTranslated(title)} then page.locale else r.language end as language,
    ${shown(title, title)} as title,
    ${shown(lead, title)} || ' ' || regexp_replace(${shown(body, title)}, '<[^>]*>', ' ', 'g') as body
  from page join ${table} r on r.id = page.id`

const fields = {
  posts: ['title', 'summary', 'content'],
  classes: ['name', 'description', 'about'],
  programs: ['name', 'summary', 'about'],
  podcasts: ['title', 'summary', 'description'],
} as const

const everyText = () =>
  sql.join(
    Object.entries(fields).map(([table, names]) => texts(sql.identifier(table).getSQL(), names)),
    sql` union all `,
  )

/** The queries in both languages, and how many rows may be found. */
const asked = sql`(select query from asked), (select english from asked), ${mostListed + 1}`

/** The rows of a kind that match, by the index of words. */
const foundIn = {
  class: sql`select 'class' as kind, r.id, r.name as title, r.words, r.translated_words, r.opens_at as date
    from classes r where r.id in (select tenun_search_rows('class', ${asked}))`,
  program: sql`select 'program', r.id, r.name, r.words, r.translated_words, null
    from programs r where r.id in (select tenun_search_rows('program', ${asked}))`,
  podcast: sql`select 'podcast', r.id, r.title, r.words, r.translated_words, r.published_at
    from podcasts r where r.id in (select tenun_search_rows('podcast', ${asked}))`,
} as const

const foundPosts = sql`select k.slug, p.id, p.title, p.words, p.translated_words, p.published_at
  from posts p join post_kinds k on k.id = p.kind_id where p.id in (select tenun_search_posts(${asked}))`

/** A query for the rows of the kinds that are asked for, before those of posts are narrowed by their kind. */
function found(kinds: readonly string[] | undefined): SQL {
  const rows = Object.entries(foundIn).filter(([kind]) => kinds?.includes(kind) ?? true)
  const isOfPosts = kinds?.some((kind) => !Object.hasOwn(foundIn, kind)) ?? true
  return sql.join(
    [...rows.map(([, query]) => query), ...(isOfPosts ? [foundPosts] : [])],
    sql` union all `,
  )
}

const pageOf = ({ words, isAny, kinds, ...asked }: Wanted) => sql`
  with asked as materialized (
    select ${queryOf(sql`'indonesian'`, words.join(' '), isAny)} as query,
      ${queryOf(sql`'english'`, words.join(' '), isAny)} as english,
      coalesce(nullif(current_setting('app.locale', true), ''), 'id') as locale
  ), found (kind, id, title, words, translated_words, date) as (${found(kinds)}
  ), page as materialized (
    select found.kind, found.id, asked.*, least(count(*) over (), ${mostListed + 1}) as total,
      row_number() over (order by
        to_tsvector('indonesian', found.title) @@ asked.query desc,
        greatest(ts_rank_cd(found.words, asked.query, 1), ts_rank_cd(found.translated_words, asked.english, 1)) desc,
        found.date desc nulls last, found.id) as n
    from found, asked
    where ${kinds === undefined ? sql`true` : sql`found.kind in ${[...kinds]}`}
    order by n limit ${limitOf(asked)} offset ${offsetOf(asked)}
  )
  select kind, id::text, slug, language, title,
    ts_headline(case when language = 'en' then 'english' else 'indonesian' end::regconfig, body,
      case when language = 'en' then english else query end,
      ${`StartSel="${open}", StopSel="${close}", MaxFragments=2, MaxWords=24, MinWords=12, FragmentDelimiter=" … "`}),
    total from (${everyText()}) rows order by n`
