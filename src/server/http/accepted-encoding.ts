import { LRUCache } from 'lru-cache'

/** An encoding that a response can be sent in; `identity` is none. */
export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The encoding that a client prefers among those that are offered, by the header Accept-Encoding (RFC 9110 section
 * 12.5.3); of equal ones the first. Undefined where it takes none of them.
 */
export function acceptedEncoding(
  header: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  // A client that says nothing takes anything; not every such client can decode.
  if (header === undefined) return 'identity'
  const weights = weightsIn(header)
  let best: { encoding: Encoding; weight: number } | undefined
  for (const encoding of offered) {
    const weight =
      weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? leastOf : 0)
    if (weight > (best?.weight ?? 0)) best = { encoding, weight }
  }
  return best?.encoding
}

/** What `acceptedEncoding` found for headers that were read before; browsers send few, but any client may send another. */
const known = new LRUCache<string, Encoding | 'none'>({ max: 200 })

const pageEncodings = ['br', 'gzip', 'identity'] as const

/** The encoding of a page for a client, as `acceptedEncoding` finds it; the same header is read once. */
export function negotiatedEncoding(header: string | undefined): Encoding | undefined {
  if (header === undefined || header.length > 100) return acceptedEncoding(header, pageEncodings)
  let encoding = known.get(header)
  if (encoding === undefined) {
    encoding = acceptedEncoding(header, pageEncodings) ?? 'none'
    known.set(header, encoding)
  }
  return encoding === 'none' ? undefined : encoding
}

/** The weight of `identity` where it is not named: it is always taken, and anything that is named is preferred. */
const leastOf = 0.0005

const member = /^([\w!#$%&'*+.^`|~-]+)(?:\s*;\s*q=([01](?:\.\d{0,3})?))?$/i

/** The weight of each coding that is named; a member that is malformed counts as not sent. */
function weightsIn(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.slice(0, 500).split(',')) {
    const [, name = '', q = '1'] = member.exec(part.trim()) ?? []
    if (name !== '') weights.set(name.toLowerCase().replace(/^x-gzip$/, 'gzip'), Number(q))
  }
  return weights
}
