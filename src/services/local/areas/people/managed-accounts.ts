import { and, desc, eq } from 'drizzle-orm'
import { UserKind } from '#schemas/endpoint.ts'
import { listAccounts, resumeAccount, suspendAccount } from '#schemas/services/manage-accounts.ts'
import { handler } from '../../calls/handler.ts'
import { containsText } from '../../database/conditions.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { closeSessions } from '../account/session.ts'
import { recordManaged, selectAccounts, toManaged } from './managed-account.ts'
import { requireManageable, requireRemovable } from './require-manageable.ts'

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
    if (!(await requireRemovable(tx, ctx, { id }))) return null
    const own = and(eq(accounts.siteId, ctx.siteId), eq(accounts.id, id))
    await tx.update(accounts).set({ isSuspended: true }).where(own)
    await closeSessions(tx, id)
    return recordManaged(tx, ctx, { id, event: 'suspended' })
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
    return recordManaged(tx, ctx, { id, event: 'resumed' })
  },
)
