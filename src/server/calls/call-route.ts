import type { Hono } from 'hono'
import { every } from 'hono/combine'
import { hostBase, type Endpoint } from '#schemas/endpoint.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { CallOptions } from './call-env.ts'
import { identifyCaller } from './identify-caller.ts'
import { limitRate } from './limit-rate.ts'
import { parseInput } from './parse-input.ts'
import { problemResponse } from './problem-response.ts'
import { requireAccess } from './require-access.ts'
import { requireAppToken } from './require-app-token.ts'
import { requireMethod } from './require-method.ts'
import { sendAnswer } from './send-answer.ts'

/** One address with every endpoint that stands on it, by method. The first check that fails answers. */
export function callRoute(
  app: Hono<AppEnv>,
  endpoints: readonly [Endpoint, ...Endpoint[]],
  options: CallOptions,
): void {
  const [{ host, path }] = endpoints
  app.all(
    hostBase[host] + path.replaceAll(/\{(\w+)\}/g, ':$1'),
    every(
      requireMethod(endpoints),
      problemResponse(options),
      requireAppToken(options),
      identifyCaller(options),
      requireAccess(),
      limitRate(options),
      parseInput(),
      sendAnswer(options),
    ),
  )
}
