import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { UserKind } from '#schemas/endpoint.ts'
import {
  listAccounts,
  type ManagedAccount,
  resumeAccount,
  suspendAccount,
} from '#schemas/services/manage-accounts.ts'
import { handler } from '../../calls/handler.ts'
import { containsText } from '../../database/conditions.ts'
import type { Transaction } from '../../database/database.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { accounts, sessions } from '../../database/tables/account-tables.ts'
import { recordChange } from '../../records/record-change.ts'
import { closeSessions } from '../account/session.ts'
import { requireManageable } from './require-manageable.ts'

/** The accounts of the site, the newest first. */
export const listAccountsHandler = handler(
  listAccounts,
  { role: 'server' },
  async (tx, { siteId }, { kind, state, search, page, perPage }) => {
    const asked = { page, pageSize: perPage }
    const chosen = and(
      eq(accounts.siteId, siteId),
      kind === undefined ? undefined : eq(accounts.kind, UserKind.options.indexOf(kind)),
      state === 'all' ? undefined : eq(accounts.isSuspended, state === 'suspended'),
      containsText([accounts.name, accounts.email], search),
    )
    const items = await selectAccounts(tx, chosen)
      .orderBy(desc(accounts.createdAt), accounts.id)
      .limit(perPage)
      .offset(offsetOf(asked))
    return {
      items: items.map(toManaged),
      pagination: toPagination(asked, await countRows(tx, accounts, chosen)),
    }
  },
)

/** Suspends an account and ends its sessions. */
export const suspendAccountHandler = handler(
  suspendAccount,
  { role: 'server' },
  async (tx, ctx, { id }) => {
    if (!(await requireManageable(tx, ctx, { id }))) return null
    const own = and(eq(accounts.siteId, ctx.siteId), eq(accounts.id, id))
    await tx.update(accounts).set({ isSuspended: true }).where(own)
    await closeSessions(tx, id)
    return changed(tx, ctx, { id, event: 'suspended' })
  },
)

/** Lets a suspended account sign in again. */
export const resumeAccountHandler = handler(
  resumeAccount,
  { role: 'server' },
  async (tx, ctx, { id }) => {
    if (!(await requireManageable(tx, ctx, { id }))) return null
    const own = and(eq(accounts.siteId, ctx.siteId), eq(accounts.id, id))
    await tx.update(accounts).set({ isSuspended: false }).where(own)
    return changed(tx, ctx, { id, event: 'resumed' })
  },
)

async function changed(
  tx: Transaction,
  ctx: Parameters<typeof recordChange>[1],
  { id, event }: { id: string; event: 'suspended' | 'resumed' },
): Promise<ManagedAccount | null> {
  const [row] = await selectAccounts(tx, and(eq(accounts.siteId, ctx.siteId), eq(accounts.id, id)))
  if (row === undefined) return null
  await recordChange(tx, ctx, { area: 'account', itemId: id, name: row.name, event })
  return toManaged(row)
}

const selectAccounts = (tx: Transaction, chosen: SQL | undefined) =>
  tx
    .select({
      id: accounts.id,
      email: accounts.email,
      name: accounts.name,
      kind: accounts.kind,
      isSuspended: accounts.isSuspended,
      verifiedAt: accounts.verifiedAt,
      createdAt: accounts.createdAt,
      // Drizzle writes columns of a single table without its name, which means another one in the inner query.
      signedInAt: sql<Date | null>`(
        select max(created_at) from sessions where account_id = accounts.id and expires_at > now()
      )`.mapWith(sessions.createdAt),
    })
    .from(accounts)
    .where(chosen)
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectAccounts>>[number]

const toManaged = ({ verifiedAt, createdAt, signedInAt, kind, ...row }: Row): ManagedAccount => ({
  ...row,
  kind: UserKind.options[kind] ?? 'industry',
  user_kind: kind,
  verified: verifiedAt !== null,
  createdAt: createdAt.toISOString(),
  signedInAt: signedInAt?.toISOString() ?? null,
})
