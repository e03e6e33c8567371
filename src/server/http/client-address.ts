import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

/**
 * The network address a request came from, in one notation, an IPv6 one by its /64. Forwarding
 * headers count only as far as this many proxies of our own have written them.
 */
export function addressOf(c: Context, proxies: number): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const forwardedFor = proxies > 0 ? forwarded.at(-proxies) : undefined
  return normalise(forwardedFor ?? socketAddress(c))
}

function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? ''
  } catch {
    // A request that came over no socket, as in a test.
    return ''
  }
}

/** Some proxies write the port as well: `10.1.2.3:50412`, `[2001:db8::1]:50412`. */
const withoutPort = /^(?:\[([\d.:a-f]+)\]|([\d.]+))(?::\d{1,5})?$/i

function normalise(text: string): string {
  const address = withoutPort.exec(text)?.slice(1).find(Boolean) ?? text
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}
