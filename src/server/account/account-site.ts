import type { Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { CodeChallenge, ReturnPath } from '#schemas/services/account.ts'
import { ServiceError } from '#src/services/service-error.ts'
import type { AccountSite, NotSignedIn, SignInProblem } from '#src/services/accounts.ts'
import type { CallOptions } from '../calls/call-env.ts'
import { enforceRateLimit } from '../calls/limit-rate.ts'
import { contextOf } from '../calls/service-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { type PageStatus, sendForm } from '../screens/form-page.ts'
import { pagesOf } from './account-screens.ts'
import { returnAddress } from './return-address.ts'
import { troubleOf, wordsOf } from './embedded-account.ts'

/** As long as what is kept holds. */
const cookieSeconds = 600
/** Each return asks the account site: security.md 1.7. */
const returning = {
  method: 'GET',
  path: '/account/callback',
  throttle: { times: 60, seconds: 60 },
} as const

/** What a browser begins with: src/client/services/sign-in.ts. */
const Asked = z.object({
  challenge: CodeChallenge,
  state: z.string().max(200).default(''),
  return: ReturnPath.catch('/CallbackAuth'),
})

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
  const door = { accountSite, options }
  app.get('/account/sign-in', (c) => answering(c, door, () => begin(c, door)))
  app.get(returning.path, (c) => answering(c, door, () => finish(c, door)))
  const embedded = ['/account/sign-up', '/account/forgot', '/account/reset', '/account/verify']
  app.post('/account/sign-in', toLogin)
  app.on(['GET', 'POST'], embedded, toLogin)
}

interface Door {
  accountSite: AccountSite
  options: CallOptions
}

const toLogin = (c: Context) => c.redirect('/Login', 303)

async function begin(c: Context<AppEnv>, door: Door): Promise<Response> {
  const asked = Asked.safeParse(c.req.query())
  if (!asked.success) return sendForm(c, pagesOf(wordsOf(c)).startFromSite(), 400)
  const { challenge, state, return: returnPath } = asked.data
  const origin = originOf(c)
  const callback = new URL(returning.path, origin).href
  const begun = { challenge, state, returnPath }
  const outcome = await door.accountSite.begin(c.var.site.id, callback, begun)
  if ('problem' in outcome) return sendProblem(c, door, outcome)
  storeSealed(c, outcome.sealed, cookieSeconds)
  return c.redirect(outcome.to, 303)
}

async function finish(c: Context<AppEnv>, door: Door): Promise<Response> {
  const { accountSite, options } = door
  const ctx = contextOf(c, null, options)
  await enforceRateLimit(returning, { ctx, appToken: 'valid' }, options.services)
  const sealed = getCookie(c, cookieName(originOf(c))) ?? ''
  const answer = new URL(c.req.url).searchParams
  const outcome = await accountSite.finish(c.var.site.id, sealed, answer)
  // A return that was not awaited, which any page can cause, ends no sign-in that is under way.
  if ('problem' in outcome && outcome.problem === 'lost') return sendProblem(c, door, outcome)
  storeSealed(c, '', 0)
  if ('problem' in outcome) return sendProblem(c, door, outcome)
  const { returnPath, state } = outcome.begun
  return c.redirect(returnAddress(returnPath, outcome.code, state), 303)
}

/** Whatever goes wrong is a page in the site's words. */
async function answering(
  c: Context<AppEnv>,
  { options }: Door,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    const words = wordsOf(c)
    const page = pagesOf(words).signInFailed(troubleOf(error, words))
    if (error instanceof ServiceError && error.status === 429) return sendForm(c, page, 429)
    options.failed(c.req.path, error)
    return sendForm(c, page, 503)
  }
}

function sendProblem(
  c: Context<AppEnv>,
  { accountSite, options }: Door,
  { problem, reason }: NotSignedIn,
): Promise<Response> {
  if (reason !== undefined) options.failed(c.req.path, new Error(reason))
  if (problem === 'away') c.header('retry-after', '120')
  const page = pagesOf(wordsOf(c)).notSignedIn(problem, accountSite.name)
  return sendForm(c, page, statuses[problem])
}

function storeSealed(c: Context<AppEnv>, sealed: string, maxAge: number): void {
  const origin = originOf(c)
  const secure = isSecure(origin)
  const rules = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge } as const
  setCookie(c, cookieName(origin), sealed, rules)
}

const isSecure = (origin: string) => origin.startsWith('https:')
const cookieName = (origin: string) => (isSecure(origin) ? '__Host-sign-in' : 'sign-in')

/**
 * The origin a visitor is at, where the cookie and what their tab keeps hold. The host is one of the site's
 * own, or the site would not have been found; its port counts only where the site is tried out.
 */
function originOf(c: Context<AppEnv>): string {
  const { host, hostname } = new URL(c.req.url)
  const isTriedOut = /^(localhost|127\.0\.0\.1|192\.168\.[\d.]+|.+\.localhost)$/.test(hostname)
  if (isTriedOut) return `http://${host}`
  const canonical = new URL(c.var.site.origin)
  return canonical.hostname === hostname ? canonical.origin : `${canonical.protocol}//${hostname}`
}
