import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { UserKind } from '#schemas/endpoint.ts'
import type { OperatorRow, Operators, OperatorsAsked } from '../../../operators.ts'
import { containsText } from '../../database/conditions.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { accounts, sessions } from '../../database/tables/account-tables.ts'
import { superadmin } from '../account/last-superadmin.ts'

const numberOf = (kind: OperatorRow['kind']) => UserKind.options.indexOf(kind)

/** The accounts of a site that run it. A superadmin's is visible to every site, so the site is named. */
export const runsSite = (siteId: string): SQL | undefined =>
  and(eq(accounts.siteId, siteId), inArray(accounts.kind, [superadmin, numberOf('admin')]))

/** The columns of `tenun_operators`, which drizzle knows nothing of. */
const foundColumns = {
  id: sql<string>`id`,
  siteId: sql<string>`site_id`,
  email: sql<string>`email`,
  name: sql<string>`name`,
  kind: sql<number>`kind`,
  isSuspended: sql<boolean>`is_suspended`,
  createdAt: sql<Date>`created_at`.mapWith(accounts.createdAt),
  signedInAt: sql<Date | null>`signed_in_at`.mapWith(sessions.createdAt),
}

/** One page over several sites, in the order of their ids and by name, with the number of all that match. */
export const listOperators = (
  database: Database,
  siteIds: readonly string[],
  asked: OperatorsAsked,
): ReturnType<Operators['list']> =>
  database.transaction({ role: 'server' }, async (tx) => {
    // Named like the table, whose columns it has.
    const found = sql`tenun_operators(array(
      select jsonb_array_elements_text(${JSON.stringify(siteIds)}::jsonb))) as accounts`
    const chosen = and(...filters(asked))
    const rows = await tx
      .select(foundColumns)
      .from(found)
      .where(chosen)
      .orderBy(sql`${accounts.siteId} collate "C"`, asc(accounts.name), asc(accounts.id))
      .limit(asked.perPage)
      .offset((asked.page - 1) * asked.perPage)
    const [all] = await tx
      .select({ total: sql`count(*)`.mapWith(Number) })
      .from(found)
      .where(chosen)
    return { rows: rows.map(toOperatorRow), total: all?.total ?? 0 }
  })

function filters({ kind, state, search }: OperatorsAsked): (SQL | undefined)[] {
  return [
    kind === undefined ? undefined : eq(accounts.kind, numberOf(kind)),
    state === 'all' ? undefined : eq(accounts.isSuspended, state === 'suspended'),
    containsText([accounts.name, accounts.email], search),
  ]
}

/** An account that runs the site of the transaction; undefined when none matches. */
export async function readOperator(
  tx: Transaction,
  chosen: SQL | undefined,
): Promise<OperatorRow | undefined> {
  const [row] = await tx
    .select({
      id: accounts.id,
      siteId: accounts.siteId,
      email: accounts.email,
      name: accounts.name,
      kind: accounts.kind,
      isSuspended: accounts.isSuspended,
      createdAt: accounts.createdAt,
      // Drizzle writes columns of a single table without its name, which means another one in the inner query.
      signedInAt: sql<Date | null>`(
        select max(created_at) from sessions where account_id = accounts.id and expires_at > now()
      )`.mapWith(sessions.createdAt),
    })
    .from(accounts)
    .where(chosen)
  return row && toOperatorRow(row)
}

const toOperatorRow = ({
  kind,
  ...row
}: Omit<OperatorRow, 'kind'> & { kind: number }): OperatorRow => ({
  ...row,
  kind: kind === superadmin ? 'superadmin' : 'admin',
})
