import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'

/** What a proxy does with connections: forwards them, closes them, cuts them with a reset, or is silent. */
export type ProxyMode = 'forward' | 'refuse' | 'reset' | 'hang'

export interface TcpProxy {
  /** The address of the target, by way of the proxy. */
  address: string
  /** Changes what is done with every connection, also with those that are open. */
  set(mode: ProxyMode): Promise<void>
  close(): Promise<void>
}

/** A proxy on a free port of this machine before a server of PostgreSQL, which can be taken away in each way. */
export async function openTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target)
  const pairs = new Set<readonly [Socket, Socket]>()
  let mode: ProxyMode = 'forward'

  const server = createServer((near) => {
    if (mode === 'reset') return void near.resetAndDestroy()
    const far = connect(Number(port || 5432), hostname)
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('error', () => to.destroy())
      from.on('data', (bytes) => void (mode === 'hang' || to.write(bytes)))
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = (server.address() as AddressInfo).port

  const cut = (how: 'destroy' | 'resetAndDestroy') => {
    for (const [near, far] of pairs) {
      near[how]()
      far.destroy()
    }
  }
  const stopListening = () => new Promise<void>((resolve) => server.close(() => resolve()))
  const address = new URL(target)
  address.hostname = '127.0.0.1'
  address.port = String(at)
  return {
    address: address.href,
    async set(next) {
      const last = mode
      mode = next
      if (next === 'forward' && last === 'hang') cut('destroy')
      if (next === 'reset') cut('resetAndDestroy')
      if (next === 'refuse') {
        cut('destroy')
        if (server.listening) await stopListening()
      } else if (!server.listening) {
        server.listen(at, '127.0.0.1')
        await once(server, 'listening')
      }
    },
    async close() {
      cut('destroy')
      if (server.listening) await stopListening()
    },
  }
}
