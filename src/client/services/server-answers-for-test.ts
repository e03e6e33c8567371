// The answers of a server that tests of the client talk to.
import type { Answer } from './browser-environment-for-test.ts'
import * as calls from './endpoints/index.ts'

/** The answers of a server that has an app token for everyone, and `data` for the rest. */
export const alwaysAnswers =
  (data: unknown = { done: true }): Answer =>
  ({ path }) =>
    path === `/api/${calls.generateToken.path}`
      ? envelope({ token: 'a token', code: 'a.code' })
      : envelope(data)

export const envelope = (data: unknown, message = 'Success') =>
  Response.json({ message, status: true, data })

export const refusal = (
  status: number,
  name: string,
  { headers, ...more }: { headers?: Record<string, string>; errors?: unknown } = {},
) =>
  Response.json(
    { type: `/problems#${name}`, title: name, status, message: `${name}.`, data: null, ...more },
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  )
