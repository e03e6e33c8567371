import type { IncomingMessage } from 'node:http'
import { isLocalHost } from '#schemas/local-host.ts'

/** Two years, as browsers' lists ask for. Subdomains of a site's host may be of other systems, so they are left out. */
const value = 'max-age=63072000'

/** Whether a request came over TLS to the outermost of this many proxies of our own. Without them nothing says so. */
function isSecure({ headers }: IncomingMessage, proxies: number): boolean {
  if (proxies === 0) return false
  const schemes = String(headers['x-forwarded-proto'] ?? '').split(',')
  // Proxies that write the header anew leave one scheme, however many they are.
  return (schemes.at(-proxies) ?? schemes[0])?.trim().toLowerCase() === 'https'
}

/**
 * The value of Strict-Transport-Security (RFC 6797) in the answer to a request for a host; undefined over plain HTTP,
 * and for names of this machine, which also serve other programs.
 */
export const transportSecurity = (
  request: IncomingMessage,
  { host, proxies }: { host: string; proxies: number },
): string | undefined => (isSecure(request, proxies) && !isLocalHost(host) ? value : undefined)
