import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OperatorError } from '#src/services/operator-error.ts'

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

/** Opens the port and resolves to the address; port 0 takes a free one. Rejects with an OperatorError when it cannot. */
export function openPort(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenFailure(error, { port, host })))
    server.listen(port, host, () => {
      const { port: opened } = server.address() as AddressInfo
      resolve(`http://localhost:${opened}`)
    })
  })
}

/** By the codes of Node's sockets. */
const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process listens there. Stop it, or choose another port',
  EACCES: 'this user may not listen there. Choose a port from 1024 on, and put a proxy in front',
  EADDRNOTAVAIL: 'this machine has no such address. Change HOST',
  ENOTFOUND: 'the name of the host is not known. Change HOST',
}

/** Why a port could not be opened, for the operator; other errors as they are. */
function listenFailure(
  error: NodeJS.ErrnoException,
  { port, host }: { port: number; host: string },
): Error {
  const reason = reasons[error.code ?? '']
  if (reason === undefined) return error
  return new OperatorError(`${host}:${port} cannot be opened: ${reason}.`)
}
