import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  type ErasedData,
  erasePerson,
  exportPerson,
  type PersonData,
} from '#schemas/services/manage-accounts.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { type Editing, recordChange } from '../../records/record-change.ts'
import { type PersonRows, personRows } from './person-rows.ts'
import { requireRemovable } from './require-manageable.ts'

/** A person at a site: the address, and the account that has it. */
export interface Person {
  siteId: string
  email: string
  accountId: string | undefined
}

type Json = z.output<ReturnType<typeof z.json>>

const Rows = z.array(z.tuple([z.record(z.string(), z.json())]))

/** Everything that the site stores about a person. */
export const exportPersonHandler = handler(
  exportPerson,
  { role: 'server' },
  async (tx, { siteId }, { email }) => {
    const [account] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.siteId, siteId), eq(accounts.email, email)))
    return readPerson(tx, { siteId, email, accountId: account?.id })
  },
)

/** Everything that a site stores about a person, by table, without secrets. */
export async function readPerson(tx: Transaction, person: Person): Promise<PersonData> {
  const rows: PersonData['rows'] = {}
  for (const { table, exported, foundBy } of personRows) {
    const chosen = conditionOf(foundBy, person)
    if (exported.length === 0 || chosen === undefined) continue
    const columns = sql.join(
      exported.map((column) => sql.identifier(column)),
      sql`, `,
    )
    const found: unknown = await tx.execute(
      sql`select row_to_json(r) from (select ${columns} from ${sql.identifier(table)} where ${chosen}) r
          order by row_to_json(r)::text collate "C"`,
    )
    const read = Rows.parse(found).map(([row]) => mapValues(row, toAnswer))
    if (read.length > 0) rows[table] = read
  }
  return { email: person.email, rows }
}

const mapValues = <From, To>(row: Record<string, From>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, map(value)]))

/** A moment as ISO 8601 in UTC, which every answer has; other values as they are. */
const toAnswer = (value: Json): Json =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d$/.test(value)
    ? new Date(value).toISOString()
    : value

/** Erases a person whose account the caller may manage. */
export const erasePersonHandler = handler(
  erasePerson,
  { role: 'server' },
  async (tx, ctx, { email }) => {
    const accountId = await requireRemovable(tx, ctx, { email })
    return removePerson(tx, ctx, { siteId: ctx.siteId, email, accountId })
  },
)

/** Erases a person, and stores that it was done without saying who it was. */
export async function removePerson(
  tx: Transaction,
  ctx: Editing,
  person: Person,
): Promise<z.output<typeof ErasedData>> {
  const erased: Record<string, number> = {}
  for (const rows of personRows) {
    const count = await erase(tx, rows, person)
    if (count > 0) erased[rows.table] = count
  }
  const { accountId } = person
  if (accountId !== undefined)
    await recordChange(tx, ctx, { area: 'account', itemId: accountId, name: '—', event: 'erased' })
  return { erased }
}

async function erase(
  tx: Transaction,
  { table, foundBy, erasing }: PersonRows,
  person: Person,
): Promise<number> {
  const chosen = conditionOf(foundBy, person)
  if (erasing === 'keep' || chosen === undefined) return 0
  const name = sql.identifier(table)
  const rows: unknown = await tx.execute(
    erasing === 'delete'
      ? sql`delete from ${name} where ${chosen} returning 1`
      : sql`update ${name} set ${erasing} where ${chosen} returning 1`,
  )
  return z.array(z.unknown()).parse(rows).length
}

/** The rows of a person; undefined where they are found by an account and there is none. */
function conditionOf(
  foundBy: PersonRows['foundBy'],
  { siteId, email, accountId }: Person,
): SQL | undefined {
  const { account, email: address } = foundBy
  const found = [
    ...(address === undefined ? [] : [sql`lower(${sql.identifier(address)}) = ${email}`]),
    ...(account === undefined || accountId === undefined
      ? []
      : [sql`${sql.identifier(account)} = ${accountId}`]),
  ]
  if (found.length === 0) return undefined
  return sql`site_id = ${siteId} and (${sql.join(found, sql` or `)})`
}
