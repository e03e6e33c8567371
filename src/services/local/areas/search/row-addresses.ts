import { and, asc, count, eq, gt, gte, type SQL, sql } from 'drizzle-orm'
import { rowKinds } from '#schemas/row-kinds.ts'
import { countAddresses, listAddresses } from '#schemas/services/search.ts'
import { handler } from '../../calls/handler.ts'
import { nextPublication } from '../../database/current-moment.ts'
import { postKinds, posts } from '../../database/tables/post-tables.ts'
import { findSource, type RowTable, sources, wholeLanguages } from './address-sources.ts'

const changes = nextPublication

/** The rows of a kind in the order of their ids. */
export const listAddressesHandler = handler(
  listAddresses,
  { role: 'visitor', changes },
  async (tx, { siteId }, { kind, after, changedSince, skip, pageSize }) => {
    const source = await findSource(tx, siteId, kind)
    if (source === undefined) return { items: [] }
    const { table, picture, where } = source
    const isAsked = and(
      after === undefined ? undefined : gt(table.id, after),
      changedSince === undefined ? undefined : gte(table.updatedAt, new Date(changedSince)),
    )
    const rows = await tx
      .select({
        id: sql<string>`${table.id}`,
        slug: sql<string>`${table.slug}`,
        languages: wholeLanguages(source),
        changedAt: inUtc(sql`${table.updatedAt}`),
        picture: picture ? sql<string | null>`${picture}` : sql<null>`null`,
      })
      .from(table)
      .where(and(eq(table.siteId, siteId), where, isAsked))
      .orderBy(asc(table.id))
      .limit(pageSize)
      .offset(skip)
    return { items: rows }
  },
)

/** The kinds that have rows, with how many and their last change. */
export const countAddressesHandler = handler(
  countAddresses,
  { role: 'visitor', changes },
  async (tx, { siteId }) => {
    const ofPosts = await tx
      .select({ kind: postKinds.slug, ...counted(posts) })
      .from(posts)
      .innerJoin(postKinds, eq(postKinds.id, posts.kindId))
      .where(eq(posts.siteId, siteId))
      .groupBy(postKinds.slug)
    const found = [...ofPosts]
    for (const kind of rowKinds) {
      const { table, where } = sources[kind]
      const ofSite = and(eq(table.siteId, siteId), where)
      const [row] = await tx.select(counted(table)).from(table).where(ofSite)
      if (row !== undefined && row.count > 0) found.push({ kind, ...row })
    }
    return { items: found.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)) }
  },
)

const inUtc = (moment: SQL) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const counted = (table: RowTable) => ({
  count: count(),
  changedAt: inUtc(sql`max(${table.updatedAt})`),
})
