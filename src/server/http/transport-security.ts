import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isLocalHost } from '#schemas/local-host.ts'
import { isOfNetworks, type Network } from './client-address.ts'

/** Two years, as browsers' lists ask for. Subdomains of a site's host may be of other systems, so they are left out. */
const value = 'max-age=63072000'

/**
 * Returns the function that gives the value of Strict-Transport-Security (RFC 6797) in the answer to a request for a
 * host; undefined over plain HTTP, and for names of this machine, which also serve other programs.
 */
export function transportSecurity(
  proxies: readonly Network[],
): (request: IncomingMessage, host: string) => string | undefined {
  const isProxy = proxyFinder(proxies)
  return ({ headers, socket }, host) => {
    const written = headers['x-forwarded-proto']
    // Without proxies nothing says how a request came.
    if (written === undefined || proxies.length === 0 || !isHttps(String(written))) return undefined
    return isProxy(socket.remoteAddress ?? '') && !isLocalHost(host) ? value : undefined
  }
}

/** Whether the nearest of the proxies wrote that a request came over TLS. */
const isHttps = (written: string): boolean =>
  written
    .slice(written.lastIndexOf(',') + 1)
    .trim()
    .toLowerCase() === 'https'

/** Whether an address is of one of the networks; the few of the proxies are parsed once. */
function proxyFinder(proxies: readonly Network[]): (address: string) => boolean {
  const known = new LRUCache<string, boolean>({ max: 200 })
  return (address) => {
    let isProxy = known.get(address)
    if (isProxy === undefined) {
      isProxy = isOfNetworks(proxies, address)
      known.set(address, isProxy)
    }
    return isProxy
  }
}
