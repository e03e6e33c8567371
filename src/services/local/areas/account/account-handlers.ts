import { ServiceError } from '../../../service-error.ts'
import { freeHandler, type Handler } from '../../calls/handler.ts'
import { forgotPasswordHandler, readTokenHandler, resetPasswordHandler } from './new-password.ts'
import { readMeHandler, readUserDetailHandler } from './read-account.ts'
import { exchangeCodeHandler, signInHandler, signOutHandler } from './sign-in.ts'
import { signUpCoderHandler, verifyEmailHandler } from './sign-up.ts'

/** Accounts: sign-up, sign-in and sign-out, new passwords, and the caller's own account. */
export const accountHandlers = (issuer: URL | undefined): Handler[] => [
  readMeHandler,
  readUserDetailHandler,
  exchangeCodeHandler,
  signOutHandler,
  ...(issuer === undefined ? passwordHandlers : refuseSignInHere(issuer)),
]

/** Calls of sites where people sign in with a password. */
const passwordHandlers: Handler[] = [
  signUpCoderHandler,
  signInHandler,
  forgotPasswordHandler,
  resetPasswordHandler,
  verifyEmailHandler,
  readTokenHandler,
]

// 409 and not 404: the endpoint exists and the call was understood, but the configuration excludes it. The
// remote services refuse an invitation in the same way.
const refuseSignInHere = (issuer: URL): Handler[] =>
  passwordHandlers.map(({ endpoint }) =>
    freeHandler(endpoint, () => {
      throw new ServiceError(
        409,
        `Accounts are kept at ${issuer.origin}. Sign in from the login page.`,
      )
    }),
  )
