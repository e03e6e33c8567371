import { and, eq, getTableColumns, like, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { bilingual } from '#schemas/bilingual.ts'
import type { WrittenArea } from '#schemas/manage/managed-area.ts'
import { refuseField } from '../../../service-error.ts'
import type { Transaction } from '../../database/database.ts'
import type { RowKey } from '../../records/row-snapshot.ts'
import { toSlug } from '../../text/to-slug.ts'
import type { RowStore, SiteTable, Values } from './managed-table.ts'
import { insertRow, updateRow } from './write-row.ts'
import { byOwner } from './owned-rows.ts'
import { columnsOf, toField, toStoredValues } from './row-values.ts'

/** A field that is stored as rows of another table. */
export interface LinkedField {
  field: string
  read(tx: Transaction, key: RowKey): Promise<unknown>
  write(tx: Transaction, key: RowKey, value: unknown): Promise<void>
}

/** A field that names another row of the site. */
interface Reference {
  field: string
  table: SiteTable
}

export interface StoredIn {
  area: WrittenArea
  table: SiteTable
  /** The field that a slug is made from; without it a new row has no slug of its own. */
  slugFrom?: string
  /** The field within which slugs are unique; without it they are in the site. */
  slugWithin?: string
  references?: readonly Reference[]
  linked?: readonly LinkedField[]
  /** Columns of a new row that are no fields, or that a writer left out. */
  initial?(tx: Transaction, siteId: string, values: Values): Promise<Values>
}

const missing = bilingual({
  id: 'Di situs ini tidak ada yang beridentitas itu.',
  en: 'This site has no row of this id.',
})

/** Reads and writes the rows of one table, with the columns that the fields of its area name. */
export function tableStore(stored: StoredIn): RowStore {
  const { area, table, linked = [], references = [] } = stored
  const columns = columnsOf(area, table)
  const isRow = ({ siteId, id, ownerId }: RowKey) =>
    and(eq(table.siteId, siteId), eq(table.id, id), byOwner(table, ownerId))

  const writeLinked = async (tx: Transaction, key: RowKey, values: Values) => {
    for (const { field, write } of linked)
      if (values[field] !== undefined) await write(tx, key, values[field])
  }

  return {
    async read(tx, key, isLocked = false) {
      const query = tx.select(columns).from(table).where(isRow(key)).limit(1)
      const [row] = await (isLocked ? query.for('update') : query)
      if (row === undefined) return null
      const own = Object.entries(row).map(([name, value]) => [name, toField(value)])
      const more: [string, unknown][] = []
      for (const { field, read } of linked) more.push([field, await read(tx, key)])
      return Object.fromEntries([...own, ...more]) as Values
    },
    async insert(tx, { siteId }, values) {
      await requireReferences(tx, references, { siteId, values })
      const initial = (await stored.initial?.(tx, siteId, values)) ?? {}
      const named = { siteId, values: { ...initial, ...values } }
      const slug = values['slug'] ?? (await freeSlug(tx, stored, named))
      const row = {
        ...initial,
        ...toStoredValues(area, table, values),
        siteId,
        ...(slug === undefined ? {} : { slug }),
      }
      const id = await insertRow(tx, table, row)
      await writeLinked(tx, { siteId, id }, values)
      return id
    },
    async update(tx, key, values) {
      await requireReferences(tx, references, { siteId: key.siteId, values })
      const changes = toStoredValues(area, table, values)
      if (Object.keys(changes).length > 0)
        await updateRow(tx, table, { changes, where: isRow(key) })
      await writeLinked(tx, key, values)
    },
  }
}

/** Throws ServiceError with the field that names no row of the site. */
export async function requireReferences(
  tx: Transaction,
  references: readonly Reference[],
  { siteId, values }: { siteId: string; values: Values },
): Promise<void> {
  for (const { field, table } of references) {
    const id = values[field]
    if (typeof id !== 'string') continue
    const [found] = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.siteId, siteId), eq(table.id, id)))
    if (found === undefined) throw refuseField(field, missing)
  }
}

/** A slug of the name that no row has which it would meet; undefined for rows without one. */
async function freeSlug(
  tx: Transaction,
  { table, slugFrom, slugWithin }: StoredIn,
  { siteId, values }: { siteId: string; values: Values },
): Promise<string | undefined> {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const column = columns['slug']
  if (slugFrom === undefined || column === undefined) return undefined
  const within = slugWithin === undefined ? undefined : columns[slugWithin]
  const name = String(values[slugFrom])
  const base = toSlug(name, new Set())
  const rows = await tx
    .select({ slug: column })
    .from(table)
    .where(
      and(
        eq(table.siteId, siteId),
        within && eq(within, values[slugWithin ?? '']),
        or(eq(column, base), like(column, `${base}-%`)),
      ),
    )
  return toSlug(name, new Set(rows.map(({ slug }) => String(slug))))
}
