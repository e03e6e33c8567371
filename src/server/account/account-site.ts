import type { Context, Hono } from 'hono'
import { accountPath } from '#schemas/paths.ts'
import { ServiceError } from '#src/services/service-error.ts'
import type { AccountSite, NotSignedIn, SignInProblem } from '#src/services/accounts.ts'
import { limitVisitor } from '../calls/call-as-visitor.ts'
import type { CallOptions } from '../calls/call-env.ts'
import type { AppEnv } from '../http/app-env.ts'
import { type PageStatus, sendForm } from '../screens/form-page.ts'
import { returnAddress, SignInQuery } from './return-address.ts'
import { forgetSealed, readSealed, storeSealed } from './sign-in-cookie.ts'
import { accountPages, troubleOf, wordsOf } from './embedded-account.ts'

/** Limited, because each return makes a request to the account site. */
const returning = {
  method: 'GET',
  path: accountPath('callback'),
  throttle: { times: 60, seconds: 60 },
} as const

const statuses: Record<SignInProblem, PageStatus> = {
  lost: 400,
  declined: 403,
  unverified: 403,
  taken: 403,
  suspended: 403,
  away: 503,
  broken: 502,
}

/** Signing in at another account site: there, and back with a code of our own. No password is taken here. */
export function accountSiteRoutes(
  app: Hono<AppEnv>,
  accountSite: AccountSite,
  options: CallOptions,
): void {
  const deps = { accountSite, options }
  app.get(accountPath('sign-in'), (c) => answering(c, deps, () => begin(c, deps)))
  app.get(returning.path, (c) => answering(c, deps, () => finish(c, deps)))
  const embedded = ['sign-up', 'forgot', 'reset', 'verify'].map(accountPath)
  app.post(accountPath('sign-in'), toLogin)
  app.on(['GET', 'POST'], embedded, toLogin)
}

interface AccountSiteDeps {
  accountSite: AccountSite
  options: CallOptions
}

const toLogin = (c: Context) => c.redirect('/Login', 303)

async function begin(c: Context<AppEnv>, deps: AccountSiteDeps): Promise<Response> {
  const asked = SignInQuery.safeParse(c.req.query())
  if (!asked.success) return sendForm(c, accountPages(c).startFromSite(), 400)
  const { challenge, state, return: returnPath } = asked.data
  const callback = new URL(returning.path, c.var.origin).href
  const begun = { challenge, state, returnPath }
  const outcome = await deps.accountSite.begin(c.var.site.id, callback, begun)
  if ('problem' in outcome) return sendProblem(c, deps, outcome)
  storeSealed(c, outcome.sealed)
  return c.redirect(outcome.to, 303)
}

async function finish(c: Context<AppEnv>, deps: AccountSiteDeps): Promise<Response> {
  const { accountSite, options } = deps
  await limitVisitor(c, returning, options)
  const sealed = readSealed(c)
  const answer = new URL(c.req.url).searchParams
  const outcome = await accountSite.finish(c.var.site.id, sealed, answer)
  // A return that was not awaited, which any page can cause, ends no sign-in that is under way.
  if ('problem' in outcome && outcome.problem === 'lost') return sendProblem(c, deps, outcome)
  forgetSealed(c)
  if ('problem' in outcome) return sendProblem(c, deps, outcome)
  const { returnPath, state } = outcome.begun
  return c.redirect(returnAddress(returnPath, outcome.code, state), 303)
}

/** Answers what goes wrong with a page in the site's language. */
async function answering(
  c: Context<AppEnv>,
  { options }: AccountSiteDeps,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    const page = accountPages(c).signInFailed(troubleOf(error, wordsOf(c)))
    if (error instanceof ServiceError && error.status === 429) return sendForm(c, page, 429)
    options.failed(c.req.path, error)
    return sendForm(c, page, 503)
  }
}

function sendProblem(
  c: Context<AppEnv>,
  { accountSite, options }: AccountSiteDeps,
  { problem, reason }: NotSignedIn,
): Promise<Response> {
  if (reason !== undefined) options.failed(c.req.path, new Error(reason))
  if (problem === 'away') c.header('retry-after', '120')
  const page = accountPages(c).notSignedIn(problem, accountSite.name)
  return sendForm(c, page, statuses[problem])
}
