import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { plainText } from '../../text/plain-text.ts'
import { wordsOf } from '../../text/search-words.ts'

/** A published text that may contain an answer. */
export interface Passage {
  kind: string
  id: string
  slug: string
  title: string
  /** The lines that match the question, without markup. */
  text: string
}

/** The least share of the question's words that a text must contain to count as an answer. */
const leastShare = 0.5
const most = 3

const Row = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), z.coerce.number()])

/**
 * The published texts of a site that match a question, best first: posts, classes and programs, as a visitor
 * may read them. Words are compared by their Indonesian stems.
 */
export function retrieve(
  database: Database,
  siteId: string,
  question: string,
): Promise<readonly Passage[]> {
  const words = wordsOf(question)
  if (words.length === 0) return Promise.resolve([])
  return database.transaction({ role: 'visitor', siteId }, async (tx) => {
    const rows: unknown = await tx.execute(search(siteId, words.join(' ')))
    return z
      .array(Row)
      .parse(rows)
      .filter(([, , , , , share]) => share >= leastShare)
      .slice(0, most)
      .map(([kind, id, slug, title, text]) => ({ kind, id, slug, title, text: plainText(text) }))
  })
}

const plain = (html: string) => sql`regexp_replace(${sql.identifier(html)}, '<[^>]*>', ' ', 'g')`

/** The words by which people ask for a class: those of the badge that shows its state, in both languages. */
const called = sql`'kelas class classes ' || case
  when now() < c.opens_at then 'akan datang coming soon'
  when now() < c.closes_at then 'pendaftaran dibuka registration open'
  when c.starts_at <= now() and now() < c.ends_at then 'sedang berlangsung started'
  when now() >= c.ends_at then 'telah selesai ended'
  else 'segera dimulai' end`

/** A search vector in which the words of the name weigh more than those of the text. */
const weighed = (name: SQL, text: SQL) =>
  sql`setweight(to_tsvector('indonesian', ${name}), 'A') || to_tsvector('indonesian', ${text})`

/** Ranks by the share of the stems that a text contains, then by the distance between them. */
const search = (siteId: string, words: string) => sql`
  with asked as materialized (
    select array_agg(lexeme) as stems,
      string_agg(quote_literal(lexeme), ' | ')::tsquery as query
    from unnest(to_tsvector('indonesian', ${words}))
  ), found as (
    select k.slug as kind, p.id, p.slug, p.title, p.summary || ' ' || ${plain('content')} as body, p.words
    from posts p join post_kinds k on k.id = p.kind_id
    where p.id in (select tenun_find_posts((select query from asked)))
    union all
    select 'class', c.id, c.slug, c.name, c.description || ' ' || ${plain('about')},
      ${weighed(sql`${called} || ' ' || c.name`, sql`c.description || ' ' || ${plain('about')}`)}
    from classes c where c.site_id = ${siteId}
    union all
    select 'program', g.id, g.slug, g.name, g.summary || ' ' || ${plain('about')},
      ${weighed(sql`'program programs ' || g.name`, sql`g.summary || ' ' || ${plain('about')}`)}
    from programs g where g.site_id = ${siteId}
  ), ranked as (
    select found.*, asked.query,
      (select count(*) from unnest(asked.stems) stem where stem = any(tsvector_to_array(found.words)))::float
        / array_length(asked.stems, 1) as share,
      ts_rank_cd(found.words, asked.query, 1) as rank
    from found, asked where found.words @@ asked.query
    order by share desc, rank desc, title, id limit ${most}
  )
  select kind, id::text, slug, title,
    ts_headline('indonesian', body, query,
      'StartSel="", StopSel="", MaxFragments=2, MaxWords=45, MinWords=20, FragmentDelimiter=" … "'),
    share from ranked order by share desc, rank desc, title, id`
