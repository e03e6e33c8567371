import type { Context } from 'hono'
import { callProblems, type CallProblem, type CallProblemBody } from '#schemas/problems.ts'
import type { Locale } from '#schemas/text.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { askedLanguage } from '../http/asked-language.ts'
import { messagesOf, problemTitle, type Refusal } from './message-in.ts'

interface Details {
  /** In English, unless `locale` says otherwise. */
  message: string
  locale?: Locale
  fields?: Refusal['fields']
  indonesian?: Refusal['indonesian']
  retryAfter?: number | undefined
  headers?: Record<string, string>
}

/** Answers with a problem of the catalogue in the language asked for: `application/problem+json`, never cached. */
export function refuse(
  c: Context,
  problem: CallProblem,
  { headers = {}, ...details }: Details,
): Response {
  const { status } = callProblems[problem]
  const asked = askedLanguage(c)
  const { message, fields } = messagesOf({ problem, fields: [], locale: 'en', ...details }, asked)
  const body: CallProblemBody = {
    message,
    status: false,
    data: null,
    type: `/problems#${problem}`,
    title: problemTitle(problem, asked),
    detail: message,
    ...(fields.length > 0 ? { errors: [...fields] } : {}),
  }
  return c.body(JSON.stringify(body), status, {
    'content-type': 'application/problem+json',
    'content-language': asked,
    'cache-control': 'no-store',
    ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    ...(details.retryAfter === undefined ? {} : { 'retry-after': String(details.retryAfter) }),
    ...headers,
  })
}

/** Answers for what a service threw. What is no ServiceError is a defect: it is reported, and its message not sent. */
export function refuseFor(c: Context, error: unknown, report: (error: unknown) => void): Response {
  if (!(error instanceof ServiceError)) {
    report(error)
    return refuse(c, 'defect', {
      message: 'The service could not answer. Try again in a moment.',
    })
  }
  if (error.status >= 500) report(error)
  const { problem, message, fields, locale, indonesian, retryAfter } = error
  return refuse(c, problem, { message, fields, locale, indonesian, retryAfter })
}
