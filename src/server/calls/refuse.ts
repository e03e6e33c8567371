import type { Context } from 'hono'
import { callProblems, type CallProblem, type CallProblemBody } from '#schemas/problems.ts'
import { ServiceError } from '#src/services/service-error.ts'

interface Details {
  fields?: readonly { field: string; message: string }[]
  headers?: Record<string, string>
}

/** Answers with a problem of the catalogue: `application/problem+json`, never kept. */
export function refuse(
  c: Context,
  name: CallProblem,
  message: string,
  { fields = [], headers = {} }: Details = {},
): Response {
  const { status, title } = callProblems[name]
  const body: CallProblemBody = {
    type: `/problems#${name}`,
    title,
    status,
    message,
    data: null,
    ...(fields.length > 0 ? { errors: [...fields] } : {}),
  }
  return c.body(JSON.stringify(body), status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    ...headers,
  })
}

/** Answers for what a service threw. What is no refusal is a defect: it is reported, and its words stay here. */
export function refuseFor(c: Context, error: unknown, report: (error: unknown) => void): Response {
  if (!(error instanceof ServiceError)) {
    report(error)
    return refuse(c, 'defect', 'The service could not answer. Try again in a moment.')
  }
  if (error.status >= 500) report(error)
  const { problem, retryAfter, fields } = error
  return refuse(c, problem, error.message, {
    fields,
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  })
}
