import { asc, eq } from 'drizzle-orm'
import { listPostKinds, type PostKind } from '#schemas/services/post-kind.ts'
import { refuseField, ServiceError } from '../../../service-error.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { oncePerTransaction } from '../../database/once-per-transaction.ts'
import { postKinds } from '../../database/tables/post-tables.ts'

/** A kind of post as it is stored. */
export interface Kind extends PostKind {
  id: string
}

/** The kinds of a site, by slug and by id. */
export interface Kinds {
  bySlug: ReadonlyMap<string, Kind>
  byId: ReadonlyMap<string, Kind>
}

/** The kinds of the site of a transaction, none of which changes them. */
export const readKinds = (tx: Transaction, siteId: string): Promise<Kinds> =>
  oncePerTransaction(tx, selectKinds, () => selectKinds(tx, siteId))

async function selectKinds(tx: Transaction, siteId: string): Promise<Kinds> {
  const rows = await tx
    .select({
      id: postKinds.id,
      slug: postKinds.slug,
      names: postKinds.names,
      carries: postKinds.carries,
    })
    .from(postKinds)
    .where(eq(postKinds.siteId, siteId))
    .orderBy(asc(postKinds.slug))
  return {
    bySlug: new Map(rows.map((kind) => [kind.slug, kind])),
    byId: new Map(rows.map((kind) => [kind.id, kind])),
  }
}

/** The kind of this slug; throws ServiceError with the slugs that there are for another. */
export function requireKind({ bySlug }: Kinds, slug: string): Kind {
  const kind = bySlug.get(slug)
  if (kind !== undefined) return kind
  const known = [...bySlug.keys()].join(', ')
  throw refuseField('kindSlug', `There is no kind "${slug}" here. The kinds are: ${known}.`)
}

/** The kind that a call names, if it names one; throws ServiceError for one that does not exist. */
export const findKind = (kinds: Kinds, slug: string | undefined): Kind | undefined =>
  slug === undefined ? undefined : requireKind(kinds, slug)

/** The one row of a slug. Throws ServiceError with the kinds when rows of several have it. */
export function requireOneKind<Row extends { kindId: string }>(
  kinds: Kinds,
  rows: Row[],
): Row | undefined {
  const [row, ...others] = rows
  if (others.length === 0) return row
  const slugs = rows.map(({ kindId }) => kinds.byId.get(kindId)?.slug ?? '').toSorted()
  const message = `Several kinds have this slug: ${slugs.join(', ')}. Say which of them.`
  throw new ServiceError(409, `kindSlug: ${message}`, { fields: [{ field: 'kindSlug', message }] })
}

/** The kinds of post of a site. */
export const listPostKindsHandler = handler(
  listPostKinds,
  { role: 'visitor', cached: true },
  async (tx, { siteId }) => {
    const { bySlug } = await readKinds(tx, siteId)
    const items = [...bySlug.values()].map(({ id, slug, names, carries }) => ({
      id,
      slug,
      names,
      carries,
    }))
    return { items }
  },
)
