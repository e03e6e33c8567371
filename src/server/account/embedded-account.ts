import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import * as contract from '#schemas/services/account.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { callAsVisitor } from '../calls/call-as-visitor.ts'
import type { CallOptions } from '../calls/call-env.ts'
import type { AppEnv } from '../http/app-env.ts'
import { type FormPage, readForm, sendForm } from '../screens/form-page.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import { pagesOf, type AccountPages } from './account-screens.ts'
import { returnAddress } from './return-address.ts'
import { accountWords, type AccountWords } from './account-words.ts'

interface Step {
  path: string
  show(pages: AccountPages, values: Values): FormPage
  /** What is done with the form; the page or the address that follows. */
  take(perform: Perform, pages: AccountPages, values: Values): Promise<FormPage | { to: string }>
}
type Values = Record<string, string>
type Perform = <E extends Endpoint>(
  endpoint: E,
  input: Values,
) => Promise<z.output<E['output']> | null>

const steps: readonly Step[] = [
  {
    path: '/account/sign-in',
    show: (pages, { challenge = '' }) =>
      challenge === '' ? pages.startFromSite() : pages.signIn(),
    async take(perform, _pages, { email = '', password = '', challenge = '', ...rest }) {
      const input = { email, password, code_challenge: challenge }
      const signedIn = await perform(contract.signIn, input)
      return { to: returnAddress(rest.return, signedIn?.code ?? '', rest.state ?? '') }
    },
  },
  {
    path: '/account/sign-up',
    show: (pages) => pages.signUp(),
    async take(perform, pages, { name = '', email = '', password = '', website = '' }) {
      await perform(contract.signUpCoder, { name, email, password, website })
      return pages.signedUp(email)
    },
  },
  {
    path: '/account/forgot',
    show: (pages) => pages.forgot(),
    async take(perform, pages, { email = '', website = '' }) {
      await perform(contract.forgotPassword, { email, website })
      return pages.forgotSent(email)
    },
  },
  {
    path: '/account/reset',
    show: (pages) => pages.reset(),
    async take(perform, pages, { token = '', password = '' }) {
      await perform(contract.resetPassword, { token, password })
      return pages.saved()
    },
  },
  {
    path: '/account/verify',
    // A click, not the opening of the link: programs that look into mail open every link.
    show: (pages, { masked = '' }) => pages.verify(masked),
    async take(perform, pages, { token = '' }) {
      await perform(contract.verifyEmail, { token })
      return pages.confirmed()
    },
  },
]

/** The embedded account site: forms that work without a script, in the words and the name of the site. */
export function accountRoutes(app: Hono<AppEnv>, options: CallOptions): void {
  for (const step of steps) {
    app.get(step.path, async (c) => {
      const words = wordsOf(c)
      const pages = pagesOf(words)
      const values = c.req.query()
      if (values.token === undefined) return sendForm(c, step.show(pages, values))
      const known = await callAsVisitor(
        c,
        { endpoint: contract.readToken, input: { token: values.token } },
        options,
      ).catch(() => null)
      if (known === null) return sendForm(c, pages.linkIsOver())
      return sendForm(c, step.show(pages, { ...values, masked: known.email }))
    })
    app.post(step.path, (c) => take(c, step, options))
  }
}

async function take(c: Context<AppEnv>, step: Step, options: CallOptions): Promise<Response> {
  const words = wordsOf(c)
  const pages = pagesOf(words)
  const values: Values = c.req.query()
  try {
    requireSameOrigin(c)
    Object.assign(values, await readForm(c), c.req.query())
    const perform: Perform = (endpoint, input) => callAsVisitor(c, { endpoint, input }, options)
    const next = await step.take(perform, pages, values)
    return 'to' in next ? c.redirect(next.to, 303) : sendForm(c, next)
  } catch (error) {
    if (!(error instanceof ServiceError)) options.failed(step.path, error)
    if (error instanceof ServiceError && error.status === 410)
      return sendForm(c, pages.linkIsOver(), 422)
    const page = withTrouble(step.show(pages, values), values, error, words)
    return sendForm(c, page, 422)
  }
}

/** The form again, with what was typed and what is wrong with it. */
function withTrouble(
  page: FormPage,
  values: Values,
  error: unknown,
  words: AccountWords,
): FormPage {
  const named = error instanceof ServiceError ? error.fields.map(({ field }) => field) : []
  const errors = Object.entries(words.invalid).filter(([field]) => named.includes(field))
  return {
    ...page,
    fields: (page.fields ?? []).map((field) => ({ ...field, value: values[field.name] ?? '' })),
    errors: Object.fromEntries(errors),
    ...(errors.length > 0 ? {} : { problem: troubleOf(error, words) }),
  }
}

/** What is said of an error where nothing better is known. */
export function troubleOf(error: unknown, words: AccountWords): string {
  if (!(error instanceof ServiceError)) return words.trouble
  if (error.status === 401) return words.wrong
  if (error.status === 403) return words.unconfirmed
  const minutes = String(Math.ceil((error.retryAfter ?? 60) / 60))
  return error.status === 429 ? words.tooOften.replace('{minutes}', minutes) : words.trouble
}

/** The words of the account pages in the first language of the site that is asked. */
export const wordsOf = (c: Context<AppEnv>) => accountWords[c.var.site.layout.locales[0] ?? 'id']
