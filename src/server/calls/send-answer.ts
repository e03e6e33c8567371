import { createMiddleware } from 'hono/factory'
import type { CallEnv, CallOptions } from './call-env.ts'
import { withFile } from './receive-file.ts'
import { succeed } from './send-envelope.ts'
import { sendLines } from './send-lines.ts'

/** Asks the services, or the server itself, and answers: in lines, or in the envelope, also for a file that comes. */
export function sendAnswer({ services, own, failed }: CallOptions) {
  return createMiddleware<CallEnv>(async function sendAnswer(c) {
    const { endpoint, caller, ctx, input, appToken, site } = c.var
    if (endpoint.answers === 'lines')
      return sendLines(c, endpoint, {
        produce: (signal) => services.calls.stream(endpoint, { ...ctx, signal }, input),
        failed: (error) => failed(endpoint.path, error),
      })
    if (endpoint.takes === 'file')
      return withFile(c, async (file) =>
        succeed(
          c,
          { endpoint, caller },
          await services.calls.receive(endpoint, ctx, { file, input }),
        ),
      )
    const serveOwn = services.calls.serves(endpoint) ? undefined : own.get(endpoint)
    const data = serveOwn
      ? await serveOwn({ site, ctx, appToken }, input)
      : await services.calls.serve(endpoint, ctx, input)
    return succeed(c, { endpoint, caller }, data)
  })
}
