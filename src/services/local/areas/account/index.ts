import { eq } from 'drizzle-orm'
import { UserKind } from '#schemas/endpoint.ts'
import * as contract from '#schemas/services/account.ts'
import { requireCaller } from '../../../access.ts'
import { ServiceError } from '../../../service-error.ts'
import { bind, type Binding, type Serve } from '../../../service.ts'
import type { AccountSiteConfig } from '../account-site/config.ts'
import type { Database } from '../../database/database.ts'
import { accounts } from '../../database/tables/account.ts'
import { serveForgotPassword, serveReadToken, serveResetPassword } from './new-password.ts'
import { serveExchangeCode, serveSignIn, serveSignOut } from './sign-in.ts'
import { serveSignUpCoder, serveVerifyEmail } from './sign-up.ts'

/** Accounts: signing up, in and out, new passwords, and who one is. */
export const accountBindings = (
  database: Database,
  accountSite: AccountSiteConfig | undefined,
): Binding[] => [
  bind(contract.readMe, serveReadMe(database)),
  bind(contract.readUserDetail, serveReadMe(database)),
  bind(contract.exchangeCode, serveExchangeCode(database)),
  bind(contract.signOut, serveSignOut(database)),
  ...(accountSite === undefined ? passwordBindings(database) : keptElsewhere(accountSite)),
]

/** What there is only where people sign in with a password of this site. */
const passwordBindings = (database: Database): Binding[] => [
  bind(contract.signUpCoder, serveSignUpCoder(database)),
  bind(contract.signIn, serveSignIn(database)),
  bind(contract.forgotPassword, serveForgotPassword(database)),
  bind(contract.resetPassword, serveResetPassword(database)),
  bind(contract.verifyEmail, serveVerifyEmail(database)),
  bind(contract.readToken, serveReadToken(database)),
]

// 409 and not 404: the call is there and was understood, and what stands against it is how this system is set
// up. The remote services refuse an invitation in the same way.
const keptElsewhere = ({ issuer }: AccountSiteConfig): Binding[] =>
  [
    contract.signUpCoder,
    contract.signIn,
    contract.forgotPassword,
    contract.resetPassword,
    contract.verifyEmail,
    contract.readToken,
  ].map((endpoint) => ({
    endpoint,
    serve: () => {
      throw new ServiceError(
        409,
        `Accounts are kept at ${issuer.origin}. Sign in from the login page.`,
      )
    },
  }))

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
