import { createMiddleware } from 'hono/factory'
import type { CallEnv, CallOptions } from './call-env.ts'
import { withFile } from './receive-file.ts'
import { sendFile } from './send-file.ts'
import { sendCsv } from './send-csv.ts'
import { succeed } from './send-envelope.ts'
import { sendLines } from './send-lines.ts'

/** Calls the services, or the server's own endpoints, and answers: in lines, or in the envelope. */
export function sendAnswer({ services, serverEndpoints, failed }: CallOptions) {
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
    if (endpoint.answers === 'csv')
      return sendCsv(c, endpoint, await services.calls.serve(endpoint, ctx, input))
    const serveHere = services.calls.serves(endpoint) ? undefined : serverEndpoints.get(endpoint)
    const data = serveHere
      ? await serveHere({ site, ctx, appToken }, input)
      : await services.calls.serve(endpoint, ctx, input)
    if (endpoint.answers === 'file' && data !== null) return sendFile(c, data)
    return succeed(c, { endpoint, caller }, data)
  })
}
