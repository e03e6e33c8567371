import { createMiddleware } from 'hono/factory'
import { ServiceError } from '#src/services/service-error.ts'
import type { CallEnv, CallOptions } from './call-env.ts'
import { refuseFor } from './refuse.ts'
import { failure } from './send-envelope.ts'

/** Answers with a problem for what the middleware behind it throw, and reports what is no refusal. */
export function problemResponse({ failed }: Pick<CallOptions, 'failed'>) {
  return createMiddleware<CallEnv>(async function problemResponse(c, next) {
    try {
      return await next()
    } catch (error) {
      const { endpoint } = c.var
      return refuseFor(c, inWordsOf(endpoint, error), (cause) => failed(endpoint.path, cause))
    }
  })
}

/** The same refusal under the prefix that the endpoint's area gives its messages. */
function inWordsOf(endpoint: CallEnv['Variables']['endpoint'], error: unknown): unknown {
  if (!(error instanceof ServiceError) || endpoint.message === undefined) return error
  return new ServiceError(error.status, failure(endpoint, error.message), error)
}
