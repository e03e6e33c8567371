import type { IncomingMessage } from 'node:http'
import { isLocalHost } from '#schemas/local-host.ts'
import { isOfNetworks, type Network } from './client-address.ts'

/** Two years, as browsers' lists ask for. Subdomains of a site's host may be of other systems, so they are left out. */
const value = 'max-age=63072000'

/** Whether a request came over TLS, as the nearest of our own proxies wrote it. Without proxies nothing says so. */
function isSecure({ headers, socket }: IncomingMessage, proxies: readonly Network[]): boolean {
  if (!isOfNetworks(proxies, socket.remoteAddress ?? '')) return false
  const written = String(headers['x-forwarded-proto'] ?? '').split(',')
  return (written.at(-1) ?? '').trim().toLowerCase() === 'https'
}

/**
 * The value of Strict-Transport-Security (RFC 6797) in the answer to a request for a host; undefined over plain HTTP,
 * and for names of this machine, which also serve other programs.
 */
export const transportSecurity = (
  request: IncomingMessage,
  { host, proxies }: { host: string; proxies: readonly Network[] },
): string | undefined => (isSecure(request, proxies) && !isLocalHost(host) ? value : undefined)
