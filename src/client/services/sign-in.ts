import Base64url from 'crypto-js/enc-base64url.js'
import sha256 from 'crypto-js/sha256.js'
import type { UserKind } from '#schemas/endpoint.ts'
import { userKinds } from '#schemas/user-kinds.ts'
import { toWords } from './app-token.ts'
import type { Calls } from './call.ts'
import type { BrowserEnvironment } from './browser-environment.ts'
import { calls as endpoints } from './endpoints.ts'
import { localKeys, sessionKeys } from './keys.ts'
import { ownPath } from './own-path.ts'

/** What the tab stores between leaving for the account site and coming back. */
interface Begun {
  verifier: string
  state: string
  returnTo: string
}

interface Returned {
  code: string
  /** As the account site gave it back; '' when it gave none. */
  state: string
}

export interface SignIn {
  isSignedIn(): boolean
  /** The role that is stored, for what the page shows; what may be done is the server's to say. */
  storedKind(): UserKind | null
  /**
   * The address at which signing in begins; it ends at a path of this site. Stores the verifier in this tab. `base` is
   * the path prefix of the visitor's language.
   */
  signInAddress(returnTo: string, base?: string): string
  /** Takes the access token for a code of `/CallbackAuth`. Gives where the visitor wanted to go. */
  exchange(returned: Returned): Promise<{ kind: UserKind | null; returnTo: string }>
  /** Ends the session; in this browser also when the server cannot be reached. */
  signOut(): Promise<void>
}

interface SignInOptions {
  environment: BrowserEnvironment
  calls: Calls
  /** Resolves when start-up is over, which may clear what is stored. */
  started(): Promise<void>
  signedOut(): void
}

/** Signing in at the account site, with PKCE: RFC 7636. */
export function openSignIn({ environment, calls, started, signedOut }: SignInOptions): SignIn {
  const { local, session } = environment
  const secret = () => Base64url.stringify(toWords(environment.random(32)))
  return {
    isSignedIn: () => local.read(localKeys.accessToken) !== null,
    storedKind: () => userKinds.find((kind) => kind === local.read(localKeys.userKind)) ?? null,
    signInAddress(returnTo, base = '') {
      const begun: Begun = { verifier: secret(), state: secret(), returnTo }
      session.write(sessionKeys.signIn, JSON.stringify(begun))
      const challenge = Base64url.stringify(sha256(begun.verifier))
      const query = { challenge, state: begun.state, return: `${base}/CallbackAuth` }
      return `/account/sign-in?${new URLSearchParams(query)}`
    },
    async exchange({ code, state }) {
      const begun = readBegun(session.read(sessionKeys.signIn))
      if (begun === null || begun.state !== state)
        throw new Error('This sign-in was not begun in this tab. Begin it again.')
      await started()
      const input = { code, code_verifier: begun.verifier }
      const { access_token, user_kind } = await calls.callService(endpoints.exchangeCode, input)
      session.remove(sessionKeys.signIn)
      local.write(localKeys.accessToken, access_token)
      const kind = rememberKind(environment, user_kind)
      return { kind, returnTo: ownPath(begun.returnTo, environment.origin) }
    },
    async signOut() {
      await calls.toResult(calls.callService(endpoints.signOut, {}))
      forgetSignIn(environment)
      signedOut()
    },
  }
}

/** The user kind of a number, null for an unknown one; stores it unless only the kind is wanted. */
export function rememberKind(
  { local }: Pick<BrowserEnvironment, 'local'>,
  number: number,
  isTypeOnly = false,
): UserKind | null {
  const kind = userKinds[number] ?? null
  if (isTypeOnly) return kind
  if (kind === null) local.remove(localKeys.userKind)
  else local.write(localKeys.userKind, kind)
  return kind
}

/** Takes what a sign-in left in local storage away. */
export function forgetSignIn({ local }: Pick<BrowserEnvironment, 'local'>): void {
  local.remove(localKeys.accessToken)
  local.remove(localKeys.userKind)
}

const readBegun = (stored: string | null) =>
  stored === null ? null : (JSON.parse(stored) as Begun)
