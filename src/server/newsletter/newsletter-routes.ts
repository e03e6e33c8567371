import type { Context, Hono } from 'hono'
import { newsletterPaths } from '#schemas/newsletter-paths.ts'
import { confirmSubscription, unsubscribe } from '#schemas/services/newsletter.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { callAsVisitor } from '../calls/call-as-visitor.ts'
import type { CallOptions } from '../calls/call-env.ts'
import type { AppEnv } from '../http/app-env.ts'
import { pageLanguage, wayOn } from '../http/page-language.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import { type FormPage, readForm, sendForm } from '../screens/form-page.ts'
import { newsletterWords, type NewsletterWords } from './newsletter-words.ts'

type Screen = Context<AppEnv>

/**
 * The pages behind the links of mails about the newsletter. Opening one changes nothing, since programs that look through
 * mail open links too: a button does.
 */
export function newsletterRoutes(app: Hono<AppEnv>, options: CallOptions): void {
  for (const step of [confirming, leaving]) {
    app.get(step.path, (c) => sendForm(c, { ...step.show(wordsOf(c)), links: [home(c)] }))
    app.post(step.path, (c) => answer(c, step, options))
  }
}

/** One of the pages: its form, and what its button does. */
interface Step {
  path: string
  show(words: NewsletterWords): FormPage
  /** The page afterwards. Throws ServiceError. */
  take(c: Screen, options: CallOptions): Promise<FormPage>
}

const confirming: Step = {
  path: newsletterPaths.confirm,
  show: ({ confirm: title, confirmText, confirmButton: submit }) => ({
    title,
    text: [confirmText],
    submit,
  }),
  async take(c, options) {
    requireSameOrigin(c)
    const input = { token: c.req.query('token') }
    const confirmed = await callAsVisitor(c, { endpoint: confirmSubscription, input }, options)
    const { confirmed: title, confirmedText } = wordsOf(c)
    return notice(c, title, confirmedText.replace('{email}', confirmed?.email ?? ''))
  },
}

const leaving: Step = {
  path: newsletterPaths.leave,
  show: ({ leave: title, leaveText, leaveButton: submit }) => ({
    title,
    text: [leaveText],
    submit,
  }),
  async take(c, options) {
    // A mail program posts from nowhere (RFC 8058); the token says whose subscription ends.
    if (!(await isOneClick(c))) requireSameOrigin(c)
    const input = { token: c.req.query('token') }
    await callAsVisitor(c, { endpoint: unsubscribe, input }, options)
    const { left, leftText } = wordsOf(c)
    return notice(c, left, leftText)
  },
}

const wordsOf = (c: Screen) => newsletterWords[pageLanguage(c)]

function notice(c: Screen, title: string, text: string): FormPage {
  return { title, text: [text], links: [home(c)] }
}

/** The way to the site for who wants to change nothing. */
const home = (c: Screen) => ({
  href: wayOn(c, pageLanguage(c)).base || '/',
  label: wordsOf(c).home,
})

/** Whether a mail program ends a subscription for its reader. */
async function isOneClick(c: Screen): Promise<boolean> {
  const type = c.req.header('content-type') ?? ''
  // Programs may also send it as multipart/form-data: RFC 8058 section 3.2.
  if (/^multipart\/form-data/i.test(type))
    return (await c.req.text()).includes('name="List-Unsubscribe"')
  return (await readForm(c))['List-Unsubscribe'] === 'One-Click'
}

/** What a button did; a refusal is its page again with what to do, or that its link is over. */
async function answer(c: Screen, step: Step, options: CallOptions): Promise<Response> {
  const words = wordsOf(c)
  const page = { ...step.show(words), links: [home(c)] }
  try {
    return await sendForm(c, await step.take(c, options))
  } catch (error) {
    if (!(error instanceof ServiceError)) {
      options.failed(step.path, error)
      return sendForm(c, { ...page, problem: words.trouble }, 503)
    }
    const { status, retryAfter = 60 } = error
    if (status === 410 || status === 400)
      return sendForm(c, notice(c, words.over, words.overText), 422)
    const minutes = String(Math.ceil(retryAfter / 60))
    if (status === 429)
      return sendForm(c, { ...page, problem: words.tooOften.replace('{minutes}', minutes) }, 429)
    const shown = status === 403 ? 403 : 422
    return sendForm(c, { ...page, problem: words.trouble }, status >= 500 ? 503 : shown)
  }
}
