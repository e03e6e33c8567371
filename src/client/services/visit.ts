import type { Scope } from '#schemas/scopes.ts'
import type { BrowserEnvironment } from './browser-environment.ts'
import { openCalls, type Calls } from './call.ts'
import { openClicks, type Clicks } from './clicks.ts'
import { generateToken } from './endpoints/authorizer.ts'
import { localKeys } from './keys.ts'
import { forgetSignIn } from './signed-in.ts'
import { startUp } from './start-up.ts'
import { openTokens } from './tokens.ts'
import { openTransport, type App, type Transport } from './transport.ts'

/** What every visit does with the services: start-up, tokens and the click log. The rest is loaded when it is used. */
export interface Visit extends Calls, Clicks {
  environment: BrowserEnvironment
  app: App
  transport: Transport
  /** See start-up.ts; runs once, however often it is called. */
  startUp(): Promise<void>
  /** Resolves when start-up is over, if it began. */
  started(): Promise<void>
  /** Calls a listener when the visitor is no longer signed in; gives the function that removes it. */
  onSignedOut(listener: () => void): () => void
  /** Notifies those listeners. */
  signedOut(): void
  /** Removes an access token that the server no longer accepts, and notifies the listeners. */
  tokenRefused(accessToken: string | null): void
}

/** All that a browser does. */
const scopes: Scope[] = ['read', 'write', 'chat', 'files']

/** The visit of one browser to one site. */
export function openVisit(environment: BrowserEnvironment, app: App): Visit {
  const listeners = new Set<() => void>()
  const signedOut = () => {
    for (const listener of listeners) listener()
  }
  const tokens = openTokens(environment, () => {
    const input = { id: app.lmsId, secret: app.publicKey, scopes }
    return calls.callService(generateToken, input, { withHeldToken: true })
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
    ...openClicks({ environment, calls, now: tokens.now }),
    environment,
    app,
    transport,
    tokenRefused,
    signedOut,
    startUp: () => (starting ??= startUp({ environment, calls, tokens, lmsId: app.lmsId })),
    started: () => starting ?? Promise.resolve(),
    onSignedOut(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
