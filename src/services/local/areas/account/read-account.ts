import { eq } from 'drizzle-orm'
import { UserKind } from '#schemas/endpoint.ts'
import { type Me, readMe, readUserDetail } from '#schemas/services/account.ts'
import { requireCaller } from '../../../access.ts'
import type { ServiceContext } from '../../../calls.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { accounts } from '../../database/tables/account-tables.ts'

async function readAccount(tx: Transaction, { caller }: ServiceContext): Promise<Me | null> {
  const { userId } = requireCaller(caller)
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, userId))
  const kind = UserKind.options[account?.kind ?? -1]
  if (account === undefined || kind === undefined) return null
  const { id, name, email, phone, verifiedAt } = account
  const verified = verifiedAt !== null
  return { id, name, email, phone, kind, user_kind: account.kind, verified }
}

/** The caller's own account. */
export const readMeHandler = handler(readMe, { role: 'server' }, readAccount)

/** The same on the auth host. */
export const readUserDetailHandler = handler(readUserDetail, { role: 'server' }, readAccount)
