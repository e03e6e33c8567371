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
