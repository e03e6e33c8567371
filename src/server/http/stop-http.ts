import { once } from 'node:events'
import type { Server } from 'node:http'

/** How long what is being answered may take once the server stops: security.md R13. */
const graceMs = 10_000

/**
 * Takes no new connection, lets what is being answered finish, and tells those who would ask again on
 * their connection to come by another. Who is not done after the time of grace is cut off.
 */
export async function stopHttp(server: Server, grace = graceMs): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close')
  })
  server.close()
  // Who was answered keeps its connection open for another request.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const over = setTimeout(() => server.closeAllConnections(), grace)
  await closed
  clearInterval(idle)
  clearTimeout(over)
}
