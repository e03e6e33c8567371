import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { normaliseHost } from '#src/sites/hosts.ts'

/** The hosts in headers that were read before, '' for none; any client may send another. */
const known = new LRUCache<string, string>({ max: 5000 })

/**
 * The one host a request is for, or undefined when it is ambiguous: no Host, two of them, an
 * absolute-form target, or no host name at all. Forwarding headers are never read.
 */
export function readHost(request: IncomingMessage): string | undefined {
  if (request.url?.startsWith('/') !== true) return undefined
  let header: string | undefined
  const raw = request.rawHeaders
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i] ?? ''
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue
    if (header !== undefined) return undefined
    header = raw[i + 1]
  }
  if (header === undefined) return undefined
  let host = known.get(header)
  if (host === undefined) {
    host = normaliseHost(header) ?? ''
    known.set(header, host)
  }
  return host === '' ? undefined : host
}

/** A path that every part of the server reads the same way, or undefined when it could be read two ways. */
export function cleanPath(raw: string): string | undefined {
  if (raw.length > 2000 || /\/\/|\\|%2f|%5c|%00|;|\/\.{1,2}(\/|$)/i.test(raw)) return undefined
  try {
    const path = decodeURIComponent(raw)
    return /\p{Cc}|\\|\/\/|\/\.{1,2}(\/|$)/u.test(path) ? undefined : path
  } catch {
    return undefined
  }
}
