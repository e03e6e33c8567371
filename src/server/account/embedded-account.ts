import type { Context, Hono } from 'hono'
import { readToken } from '#schemas/services/account.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { callAsVisitor } from '../calls/call-as-visitor.ts'
import type { CallOptions } from '../calls/call-env.ts'
import { pageLanguage, wayOn } from '../http/page-language.ts'
import type { AppEnv } from '../http/app-env.ts'
import { type FormPage, readForm, sendForm } from '../screens/form-page.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import { type AccountPages, pagesOf } from './account-screens.ts'
import { accountSteps, type AccountStep, type Perform, type Values } from './account-steps.ts'
import { accountWords, type AccountWords } from './account-words.ts'

/** The embedded account site: forms that work without a script, in the language and with the name of the site. */
export function accountRoutes(app: Hono<AppEnv>, options: CallOptions): void {
  for (const step of accountSteps) {
    app.get(step.path, async (c) => {
      const pages = accountPages(c)
      const values = c.req.query()
      if (values.token === undefined) return sendForm(c, step.show(pages, values))
      const known = await callAsVisitor(
        c,
        { endpoint: readToken, input: { token: values.token } },
        options,
      ).catch(() => null)
      if (known === null) return sendForm(c, pages.linkIsOver())
      return sendForm(c, step.show(pages, { ...values, masked: known.email }))
    })
    app.post(step.path, (c) => take(c, step, options))
  }
}

async function take(
  c: Context<AppEnv>,
  step: AccountStep,
  options: CallOptions,
): Promise<Response> {
  const words = wordsOf(c)
  const pages = accountPages(c)
  const values: Values = c.req.query()
  try {
    requireSameOrigin(c)
    Object.assign(values, await readForm(c), c.req.query())
    const perform: Perform = (endpoint, input) => callAsVisitor(c, { endpoint, input }, options)
    const next = await step.take(perform, pages, values)
    return 'to' in next ? c.redirect(next.to, 303) : await sendForm(c, next)
  } catch (error) {
    if (!(error instanceof ServiceError)) options.failed(step.path, error)
    if (error instanceof ServiceError && error.status === 410)
      return sendForm(c, pages.linkIsOver(), 422)
    const page = withTrouble(step.show(pages, values), error, { values, words })
    return sendForm(c, page, 422)
  }
}

/** The form again, with the values that were typed and what is wrong with them. */
function withTrouble(
  page: FormPage,
  error: unknown,
  { values, words }: { values: Values; words: AccountWords },
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

/** The message for an error of a form as a whole. */
export function troubleOf(error: unknown, words: AccountWords): string {
  if (!(error instanceof ServiceError)) return words.trouble
  if (error.status === 401) return words.wrong
  if (error.status === 403) return words.unconfirmed
  const minutes = String(Math.ceil((error.retryAfter ?? 60) / 60))
  return error.status === 429 ? words.tooOften.replace('{minutes}', minutes) : words.trouble
}

/** The texts of the account pages in the language of the page that led here. */
export const wordsOf = (c: Context<AppEnv>) => accountWords[pageLanguage(c)]

/** The account pages in that language. */
export const accountPages = (c: Context<AppEnv>): AccountPages =>
  pagesOf(wordsOf(c), wayOn(c, pageLanguage(c)))
