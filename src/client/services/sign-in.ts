import type { UserKind } from '#schemas/endpoint.ts'
import { userKinds } from '#schemas/user-kinds.ts'
import { textBytes, toBase64url } from './bytes.ts'
import type { Calls } from './call.ts'
import type { BrowserEnvironment } from './browser-environment.ts'
import * as endpoints from './endpoints/index.ts'
import { localKeys, sessionKeys } from './keys.ts'
import { ownKeys } from './own-keys.ts'
import { ownPath } from '#schemas/own-path.ts'
import { forgetSignIn } from './signed-in.ts'

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
  signInAddress(returnTo: string, base?: string): Promise<string>
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
  const secret = () => toBase64url(environment.random(32))
  return {
    isSignedIn: () => local.read(localKeys.accessToken) !== null,
    storedKind: () => userKinds.find((kind) => kind === local.read(localKeys.userKind)) ?? null,
    async signInAddress(returnTo, base = '') {
      const begun: Begun = { verifier: secret(), state: secret(), returnTo }
      session.write(sessionKeys.signIn, JSON.stringify(begun))
      const { hash } = await environment.cipher()
      const challenge = toBase64url(await hash(textBytes(begun.verifier)))
      const query = { challenge, state: begun.state, return: `${base}/CallbackAuth` }
      return `/account/sign-in?${new URLSearchParams(query)}`
    },
    async exchange({ code, state }) {
      const begun = readBegun(session.read(sessionKeys.signIn))
      if (begun === null || begun.state !== state)
        throw new Error('This sign-in was not begun in this tab. Begin it again.')
      await started()
      const input = { code, code_verifier: begun.verifier }
      const answer = await calls.callService(endpoints.exchangeCode, input)
      const { access_token, user_kind, expires_at } = answer
      session.remove(sessionKeys.signIn)
      // What the session before left is not for this one.
      forgetSignIn(environment)
      local.write(ownKeys.sessionEnd, expires_at)
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

const readBegun = (stored: string | null) =>
  stored === null ? null : (JSON.parse(stored) as Begun)
