import { openAsking, type Asking } from './asking.ts'
import type { BrowserEnvironment } from './browser-environment.ts'
import { openChat, type Chat } from './chat.ts'
import { openFormSending, type FormSending } from './form-sending.ts'
import { openSignIn, type SignIn } from './sign-in.ts'
import type { App } from './transport.ts'
import { openVisit, type Visit } from './visit.ts'

/** All that a page does with the services. */
export interface Client extends Visit, Asking, Chat, SignIn, FormSending {}

/** The client of one site in one browser. */
export const openClient = (environment: BrowserEnvironment, app: App): Client =>
  clientOf(openVisit(environment, app))

/** All that the browser of a visit can do. */
export const clientOf = (visit: Visit): Client => {
  const { environment, app, transport, signedOut, started } = visit
  return {
    ...visit,
    ...openAsking(transport, environment.log),
    ...openFormSending(transport, app.locale),
    ...openChat({ environment, transport, calls: visit, lmsId: app.lmsId }),
    ...openSignIn({ environment, calls: visit, signedOut, started }),
  }
}
