import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from 'node:http'

/** How long requests in flight may take once the server stops: less than orchestrators wait before they kill. */
const graceMs = 10_000

/** Goes on for a while, and asks each client with its next response to open another connection. */
export async function drainHttp(server: Server, delayMs: number): Promise<void> {
  if (delayMs === 0) return
  closeWithResponses(server)
  await sleep(delayMs)
}

const closeWithResponses = (server: Server): void => {
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close')
  })
}

/**
 * Takes no new connection, lets requests in flight finish, and closes each connection with its next response.
 * Connections that are still open after the time of grace are cut.
 */
export async function stopHttp(server: Server, grace = graceMs): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  closeWithResponses(server)
  server.close()
  // A client that has its response keeps its connection open for another request.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const over = setTimeout(() => server.closeAllConnections(), grace)
  await closed
  clearInterval(idle)
  clearTimeout(over)
}
