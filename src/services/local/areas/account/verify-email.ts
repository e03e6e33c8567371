import { eq, sql } from 'drizzle-orm'
import { verifyEmail } from '#schemas/services/account.ts'
import { ServiceError } from '../../../service-error.ts'
import { handler } from '../../calls/handler.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { redeemToken } from './tokens.ts'

/** Confirms the address that a mailed token was sent to. */
export const verifyEmailHandler = handler(
  verifyEmail,
  { role: 'server' },
  async (tx, _, { token }) => {
    const used = await redeemToken(tx, token, 'verify')
    if (used === undefined) throw linkIsOver()
    const [account] = await tx
      .update(accounts)
      .set({ verifiedAt: sql`coalesce(${accounts.verifiedAt}, now())` })
      .where(eq(accounts.id, used.accountId))
      .returning({ email: accounts.email })
    return account ?? null
  },
)

/** The error for a mailed link that was used, or that has expired. */
export const linkIsOver = () =>
  new ServiceError(410, 'This link was used already, or its time is over. Ask for a new one.')
