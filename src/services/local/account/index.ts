import { eq } from 'drizzle-orm'
import { UserKind } from '#schemas/endpoint.ts'
import * as contract from '#schemas/services/account.ts'
import { requireCaller } from '../../access.ts'
import { bind, type Binding, type Serve } from '../../service.ts'
import type { Database } from '../database.ts'
import { accounts } from '../schema/account.ts'
import { serveForgotPassword, serveReadToken, serveResetPassword } from './new-password.ts'
import { serveExchangeCode, serveSignIn, serveSignOut } from './sign-in.ts'
import { serveSignUpCoder, serveVerifyEmail } from './sign-up.ts'

/** Accounts: signing up, in and out, new passwords, and who one is. */
export const accountBindings = (database: Database): Binding[] => [
  bind(contract.signUpCoder, serveSignUpCoder(database)),
  bind(contract.readMe, serveReadMe(database)),
  bind(contract.readUserDetail, serveReadMe(database)),
  bind(contract.exchangeCode, serveExchangeCode(database)),
  bind(contract.signIn, serveSignIn(database)),
  bind(contract.signOut, serveSignOut(database)),
  bind(contract.forgotPassword, serveForgotPassword(database)),
  bind(contract.resetPassword, serveResetPassword(database)),
  bind(contract.verifyEmail, serveVerifyEmail(database)),
  bind(contract.readToken, serveReadToken(database)),
]

function serveReadMe(database: Database): Serve<typeof contract.readMe> {
  return ({ siteId, caller }) =>
    database.transaction({ role: 'server', siteId }, async (tx) => {
      const { userId } = requireCaller(caller)
      const [account] = await tx.select().from(accounts).where(eq(accounts.id, userId))
      const kind = UserKind.options[account?.kind ?? -1]
      if (account === undefined || kind === undefined) return null
      const { id, name, email, phone, verifiedAt } = account
      const verified = verifiedAt !== null
      return { id, name, email, phone, kind, user_kind: account.kind, verified }
    })
}
