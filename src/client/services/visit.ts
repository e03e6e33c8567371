import { servicesBase } from '#schemas/services-base.ts'
import type { Scope } from '#schemas/scopes.ts'
import { openAttempt, type App, type Attempt } from './attempt.ts'
import type { VisitEnvironment } from './browser-environment.ts'
import { openClicks, type Clicks } from './clicks.ts'
import { generateToken } from './endpoints/every-visit.ts'
import { startUp } from './start-up.ts'
import { openTokens } from './tokens.ts'
import type { VisitCall } from './visit-call.ts'

/** What every visit does with the services: start-up, tokens and the click log. The rest is loaded when it is used. */
export interface Visit extends Clicks {
  environment: VisitEnvironment
  app: App
  attempt: Attempt
  /** See start-up.ts; runs once, however often it is called. */
  startUp(): Promise<void>
  /** Resolves when start-up is over, if it began. */
  started(): Promise<void>
}

/** All that a browser does. */
const scopes: Scope[] = ['read', 'write', 'chat', 'files']
const deadlineMs = 10_000

/** The visit of one browser to one site. */
export function openVisit(environment: VisitEnvironment, app: App): Visit {
  const tokens = openTokens(environment, () =>
    call(generateToken, { id: app.lmsId, secret: app.publicKey, scopes }, { withHeldToken: true }),
  )
  const attempt = openAttempt(environment, tokens)
  const call: VisitCall = async ({ method, path }, input, options) => {
    const answer = await attempt({
      url: servicesBase + path,
      method,
      headers: { 'Accept-Language': app.locale, 'Content-Type': 'application/json' },
      body: method === 'GET' ? null : JSON.stringify(input),
      signal: AbortSignal.timeout(deadlineMs),
      tokenPath: path,
      ...options,
    })
    if (answer instanceof Error) throw answer
    if (answer.ok) return ((await answer.json()) as { data: never }).data
    throw new Error(`Status ${answer.status}.`)
  }
  let starting: Promise<void> | undefined
  return {
    ...openClicks({ environment, call, now: tokens.now }),
    environment,
    app,
    attempt,
    startUp: () => (starting ??= startUp({ environment, call, tokens, app })),
    started: () => starting ?? Promise.resolve(),
  }
}
