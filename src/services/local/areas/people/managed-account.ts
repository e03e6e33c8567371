import { and, eq, type SQL, sql } from 'drizzle-orm'
import { UserKind } from '#schemas/endpoint.ts'
import type { ManagedAccount } from '#schemas/services/manage-accounts.ts'
import type { ContentEvent } from '#schemas/services/manage-sent.ts'
import type { Transaction } from '../../database/database.ts'
import { accounts, sessions } from '../../database/tables/account-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'
import { type Editing, recordChange } from '../../records/record-change.ts'
import { ledProgramColumns, toLeadArea } from '../lead-area/to-lead-area.ts'

/** Stores what was done with an account, and returns it as it is now. */
export async function recordManaged(
  tx: Transaction,
  ctx: Editing,
  { id, ...done }: { id: string; event: ContentEvent; fields?: string[] },
): Promise<ManagedAccount | null> {
  const [row] = await selectAccounts(tx, and(eq(accounts.siteId, ctx.siteId), eq(accounts.id, id)))
  if (row === undefined) return null
  await recordChange(tx, ctx, { area: 'account', itemId: id, name: row.name, ...done })
  return toManaged(row)
}

/** A query for accounts as they are managed, to which order and limits are added. */
export const selectAccounts = (tx: Transaction, chosen: SQL | undefined) =>
  tx
    .select({
      id: accounts.id,
      email: accounts.email,
      name: accounts.name,
      kind: accounts.kind,
      isSuspended: accounts.isSuspended,
      verifiedAt: accounts.verifiedAt,
      createdAt: accounts.createdAt,
      program: ledProgramColumns,
      provinceId: accounts.leadProvinceId,
      signedInAt: sql<Date | null>`(
        select max(created_at) from sessions where account_id = accounts.id and expires_at > now()
      )`.mapWith(sessions.createdAt),
    })
    .from(accounts)
    .leftJoin(programs, eq(programs.id, accounts.leadProgramId))
    .where(chosen)
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectAccounts>>[number]

/** An account as it is answered. */
export function toManaged(row: Row): ManagedAccount {
  const { id, email, name, isSuspended, verifiedAt, createdAt, signedInAt, program, provinceId } =
    row
  const kind = UserKind.options[row.kind] ?? 'industry'
  return {
    id,
    email,
    name,
    kind,
    user_kind: row.kind,
    isSuspended,
    verified: verifiedAt !== null,
    createdAt: createdAt.toISOString(),
    signedInAt: signedInAt?.toISOString() ?? null,
    leads: toLeadArea({ kind, program, provinceId }),
  }
}
