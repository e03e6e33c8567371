import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/** A network of addresses, as CIDR names it: its first address, and the length of its prefix. */
export type Network = [ipaddr.IPv4 | ipaddr.IPv6, number]

const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** The networks of a list: addresses, CIDR, `loopback` and `private`, with commas; undefined when one is none. */
export function parseNetworks(list: string): readonly Network[] | undefined {
  const words = list.split(',').map((word) => word.trim())
  const parts = words.filter((word) => word !== '').flatMap((word) => named[word] ?? [word])
  const networks = parts.map(parseNetwork)
  return networks.every((network) => network !== undefined) ? networks : undefined
}

function parseNetwork(text: string): Network | undefined {
  const [first = ''] = text.split('/')
  // `1` and `10.1` are addresses to the library too.
  if (!ipaddr.IPv4.isValidFourPartDecimal(first) && !ipaddr.IPv6.isValid(first)) return undefined
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)
  if (first !== text) return undefined
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/**
 * The network address a request came from, in one notation, an IPv6 one by its /64. X-Forwarded-For counts only as
 * far as proxies of our own have written it: from its end, until the first address that is none of theirs.
 */
export function addressOf(c: Context, proxies: readonly Network[]): string {
  const written = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const forwarded = written.filter((part) => part !== '')
  let address = socketAddress(c)
  for (const before of forwarded.toReversed()) {
    if (!isOfNetworks(proxies, address)) break
    address = before
  }
  return normalise(address)
}

/** Whether an address, as a socket or a header says it, is of one of these networks. */
export function isOfNetworks(networks: readonly Network[], text: string): boolean {
  const parsed = parseAddress(text)
  return (
    parsed !== undefined &&
    networks.some(([first, bits]) => first.kind() === parsed.kind() && parsed.match(first, bits))
  )
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

function parseAddress(text: string) {
  const address = withoutPort.exec(text)?.slice(1).find(Boolean) ?? text
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined
}

/** Addresses in one notation, by how they were written: a visitor asks more than once, and parsing takes a while. */
const normalised = new LRUCache<string, string>({
  max: 2000,
  memoMethod: (text) => inOneNotation(text),
})
const longest = 64

const normalise = (text: string): string =>
  text.length <= longest ? normalised.memo(text) : inOneNotation(text)

function inOneNotation(text: string): string {
  const parsed = parseAddress(text)
  if (parsed === undefined) return 'unknown'
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}
