import type { Scope } from '#schemas/scopes.ts'
import { openCalls, type Calls } from './call.ts'
import { openChat, type Chat } from './chat.ts'
import { openClicks, type Clicks } from './clicks.ts'
import type { BrowserEnvironment } from './browser-environment.ts'
import { openFormSending, type FormSending } from './form-sending.ts'
import { calls as endpoints } from './endpoints.ts'
import { localKeys } from './keys.ts'
import { forgetSignIn, openSignIn, type SignIn } from './sign-in.ts'
import { startUp } from './start-up.ts'
import { openTokens } from './tokens.ts'
import { openTransport, type App } from './transport.ts'

/** All that a page does with the services. */
export interface Client extends Calls, Chat, Clicks, SignIn, FormSending {
  /** See start-up.ts; runs once, however often it is called. */
  startUp(): Promise<void>
  /** Calls a listener when the visitor is no longer signed in; gives the function that removes it. */
  onSignedOut(listener: () => void): () => void
  /** Removes an access token that the server no longer accepts, and notifies the listeners. */
  tokenRefused(accessToken: string | null): void
}

/** All that a browser does. */
const scopes: Scope[] = ['read', 'write', 'chat', 'files']

/** The client of one site in one browser. */
export function openClient(environment: BrowserEnvironment, app: App): Client {
  const listeners = new Set<() => void>()
  const signedOut = () => {
    for (const listener of listeners) listener()
  }
  const tokens = openTokens(environment, () => {
    const input = { id: app.lmsId, secret: app.publicKey, scopes }
    return calls.callService(endpoints.generateToken, input, { withHeldToken: true })
  })
  const tokenRefused = (sent: string | null) => {
    // Who signed in anew meanwhile stays signed in.
    if (sent !== environment.local.read(localKeys.accessToken)) return
    if (sent !== null) forgetSignIn(environment)
    signedOut()
  }
  const transport = openTransport({ environment, app, tokens, refused: tokenRefused })
  const calls = openCalls(transport, environment.log)
  let starting: Promise<void> | undefined
  return {
    ...calls,
    ...openFormSending(transport, app.locale),
    ...openChat({ environment, transport, calls, lmsId: app.lmsId }),
    ...openClicks({ environment, calls, now: tokens.now }),
    ...openSignIn({ environment, calls, signedOut, started: () => starting ?? Promise.resolve() }),
    tokenRefused,
    startUp: () => (starting ??= startUp({ environment, calls, tokens, lmsId: app.lmsId })),
    onSignedOut(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
