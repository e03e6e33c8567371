import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export interface ConnectionLimit {
  /** Whether a connection came when every other one was in use: its request is answered with 503. */
  isOver(socket: Socket): boolean
}

/**
 * Holds a server to a number of connections. For a new one beyond it, one that waits for a request is closed: first
 * those that never sent a whole request, then those that are kept open after one, each the oldest first. When all are
 * in use, a tenth more is accepted and answered with 503.
 */
export function limitConnections(server: Server, most: number): ConnectionLimit {
  const silent = new Set<Socket>()
  const idle = new Set<Socket>()
  const inUse = new Map<Socket, number>()
  const over = new WeakSet<Socket>()
  server.maxConnections = most + Math.max(1, Math.round(most / 10))

  server.on('connection', (socket: Socket) => {
    if (silent.size + idle.size + inUse.size >= most) {
      const [oldest] = silent.size > 0 ? silent : idle
      if (oldest === undefined) over.add(socket)
      else {
        silent.delete(oldest)
        idle.delete(oldest)
        oldest.destroy()
      }
    }
    silent.add(socket)
    socket.once('close', () => {
      for (const connections of [silent, idle, inUse]) connections.delete(socket)
    })
  })

  server.on('request', ({ socket }, response) => {
    silent.delete(socket)
    idle.delete(socket)
    inUse.set(socket, (inUse.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (inUse.get(socket) ?? 1) - 1
      if (left > 0) return void inUse.set(socket, left)
      inUse.delete(socket)
      if (!socket.destroyed) idle.add(socket)
    })
  })
  return { isOver: (socket) => over.has(socket) }
}
