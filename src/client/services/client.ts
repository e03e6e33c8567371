import { openAsking, type Asking } from './asking.ts'
import type { App } from './attempt.ts'
import type { BrowserEnvironment } from './browser-environment.ts'
import { openCalls, type Calls } from './call.ts'
import { openChat, type Chat } from './chat.ts'
import { openFormSending, type FormSending } from './form-sending.ts'
import { localKeys } from './keys.ts'
import { openSignIn, type SignIn } from './sign-in.ts'
import { forgetSignIn } from './signed-in.ts'
import { openTransport } from './transport.ts'
import { openVisit, type Visit } from './visit.ts'

/** All that a page does with the services. */
export interface Client extends Visit, Calls, Asking, Chat, SignIn, FormSending {
  /** Calls a listener when the visitor is no longer signed in; gives the function that removes it. */
  onSignedOut(listener: () => void): () => void
  /** Removes an access token that the server no longer accepts, and notifies the listeners. */
  tokenRefused(accessToken: string | null): void
}

/** The client of one site in one browser. */
export const openClient = (environment: BrowserEnvironment, app: App): Client =>
  clientOf(openVisit(environment, app), environment)

/** All that the browser of a visit can do. */
export const clientOf = (visit: Visit, environment: BrowserEnvironment): Client => {
  const { app, attempt, started } = visit
  const listeners = new Set<() => void>()
  const signedOut = () => {
    for (const listener of listeners) listener()
  }
  const tokenRefused = (sent: string | null) => {
    // Who signed in anew meanwhile stays signed in.
    if (sent !== environment.local.read(localKeys.accessToken)) return
    if (sent !== null) forgetSignIn(environment)
    signedOut()
  }
  const transport = openTransport({ environment, app, attempt, refused: tokenRefused })
  const calls = openCalls(transport, environment.log)
  return {
    ...visit,
    ...calls,
    tokenRefused,
    onSignedOut(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ...openAsking(transport, environment.log),
    ...openFormSending(transport, app.locale),
    ...openChat({ environment, transport, calls, lmsId: app.lmsId }),
    ...openSignIn({ environment, calls, signedOut, started }),
  }
}
