import { ServiceError } from '../../../service-error.ts'
import { freeHandler, type Handler } from '../../calls/handler.ts'
import { forgotPasswordHandler, readTokenHandler, resetPasswordHandler } from './new-password.ts'
import { listSessionsHandler, revokeSessionHandler, revokeSessionsHandler } from './own-sessions.ts'
import { readProfileHandler, updateProfileHandler } from './profile.ts'
import { readMeHandler, readUserDetailHandler } from './read-account.ts'
import { exchangeCodeHandler, signInHandler, signOutHandler } from './sign-in.ts'
import { signUpCoderHandler, type SiteOf } from './sign-up.ts'
import { verifyEmailHandler } from './verify-email.ts'

/** Accounts: sign-up, sign-in and sign-out, new passwords, and the caller's own account and sessions. */
export const accountHandlers = (issuer: URL | undefined, siteOf: SiteOf): Handler[] => [
  readMeHandler,
  readUserDetailHandler,
  exchangeCodeHandler,
  signOutHandler,
  readProfileHandler,
  updateProfileHandler,
  listSessionsHandler,
  revokeSessionHandler,
  revokeSessionsHandler,
  ...(issuer === undefined ? passwordHandlers(siteOf) : refuseSignInHere(issuer)),
]

/** Calls of sites where people sign in with a password. */
const passwordHandlers = (siteOf: SiteOf): Handler[] => [
  signUpCoderHandler(siteOf),
  signInHandler,
  forgotPasswordHandler,
  resetPasswordHandler,
  verifyEmailHandler,
  readTokenHandler,
]

// 409 and not 404: the endpoint exists and the call was understood, but the configuration excludes it. The
// remote services refuse an invitation in the same way.
const refuseSignInHere = (issuer: URL): Handler[] =>
  passwordHandlers(() => ({ isSignUpOpen: false })).map(({ endpoint }) =>
    freeHandler(endpoint, () => {
      throw new ServiceError(
        409,
        `Accounts are kept at ${issuer.origin}. Sign in from the login page.`,
      )
    }),
  )
