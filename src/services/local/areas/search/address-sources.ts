import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { rowTexts, type TextRow } from '#schemas/row-texts.ts'
import type { RowKind } from '#schemas/row-kinds.ts'
import type { Locale } from '#schemas/text.ts'
import type { Transaction } from '../../database/database.ts'
import { currentMoment } from '../../database/current-moment.ts'
import { careers, jobs } from '../../database/tables/career-tables.ts'
import { classes, mentors } from '../../database/tables/class-tables.ts'
import { podcasts } from '../../database/tables/podcast-tables.ts'
import { postKinds, posts } from '../../database/tables/post-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'

/** A table of rows that have an address. */
export type RowTable = PgTable &
  Record<'id' | 'siteId' | 'slug' | 'language' | 'translations' | 'updatedAt', PgColumn>

/** The rows of a kind: their table, their texts, the column of their picture, and which of them are listed. */
interface Source {
  table: RowTable
  texts: TextRow
  picture?: PgColumn
  where?: SQL | undefined
}

/** Of each kind but those of posts. */
export const sources: Record<RowKind, Source> = {
  class: { table: classes, texts: 'class', picture: classes.cover },
  program: { table: programs, texts: 'program', picture: programs.cover },
  podcast: { table: podcasts, texts: 'podcast', picture: podcasts.cover },
  career: { table: careers, texts: 'career', picture: careers.cover },
  // A job that has closed keeps its page, and is nothing to look for.
  job: { table: jobs, texts: 'job', where: sql`${jobs.closesAt} > ${currentMoment}` },
  mentor: { table: mentors, texts: 'mentor', picture: mentors.photo },
}

const isRowKind = (kind: string): kind is keyof typeof sources => Object.hasOwn(sources, kind)

/** The rows of a kind; undefined for a kind that the site does not have. */
export async function findSource(
  tx: Transaction,
  siteId: string,
  kind: string,
): Promise<Source | undefined> {
  if (isRowKind(kind)) return sources[kind]
  const [found] = await tx
    .select({ id: postKinds.id })
    .from(postKinds)
    .where(and(eq(postKinds.siteId, siteId), eq(postKinds.slug, kind)))
  if (found === undefined) return undefined
  return { table: posts, texts: 'post', picture: posts.cover, where: eq(posts.kindId, found.id) }
}

/** The language of a row, and those in which it has each of its texts. */
export function wholeLanguages({ table, texts }: Source): SQL<Locale[]> {
  const columns = new Map(Object.entries(getTableColumns(table)))
  const lacking = Object.keys(rowTexts[texts]).flatMap((name) => {
    const column = columns.get(name)
    if (column === undefined) return []
    // A column of JSON is words only where it is a text.
    const isBlank =
      column.dataType === 'json'
        ? sql`coalesce(jsonb_typeof(${column}), '') <> 'string'`
        : sql`coalesce(${column}::text, '') in ('', '{}')`
    const translation = sql`coalesce(other.texts ->> ${name}::text, '')`
    return [sql`(not ${isBlank} and ${translation} in ('', '[]'))`]
  })
  return sql<Locale[]>`jsonb_build_array(${table.language}) || (
    select coalesce(jsonb_agg(other.locale order by other.locale), '[]')
    from jsonb_each(${table.translations}) other (locale, texts)
    where other.locale <> ${table.language} and not (${sql.join(lacking, sql` or `)}))`
}
