import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { readBounded, type Send, UnreadableAnswer } from '#src/services/outbound.ts'
import type { BuiltFile } from '../http/built-file.ts'

/** The two addresses of the provider that this server asks, and no other. */
export interface ProviderOrigins {
  /** Has `/gtag/js`. */
  script: string
  /** Takes `/g/collect`. */
  collect: string
}

/** Google's own: https://developers.google.com/tag-platform/security/guides/csp */
export const googleOrigins: ProviderOrigins = {
  script: 'https://www.googletagmanager.com',
  collect: 'https://www.google-analytics.com',
}

/** What was measured, as the provider's script sends it. */
export interface Measurement {
  /** The query, with its question mark. */
  search: string
  body: Uint8Array
  userAgent: string
}

export interface Provider {
  /** The provider's script for an id, stored for an hour. Throws ServiceError when it cannot be read. */
  script(id: string): Promise<BuiltFile>
  /** Sends a measurement on, without an address, a cookie or a referrer of the visitor. Throws ServiceError when it is not taken. */
  collect(measurement: Measurement): Promise<void>
}

const compress = promisify(brotliCompress)
const scriptBytes = 1_500_000
const storedMs = 3_600_000

/** The provider of analytics behind this server, so that no browser of a visitor speaks to it. */
export function openProvider(send: Send, origins: ProviderOrigins = googleOrigins): Provider {
  const stored = new LRUCache<string, Promise<BuiltFile>>({ max: 500, ttl: storedMs, perf: Date })
  const load = async (id: string): Promise<BuiltFile> => {
    const url = `${origins.script}/gtag/js?id=${encodeURIComponent(id)}`
    const answer = await send(url, { isWhole: true })
    const body = await readBounded(answer.body, scriptBytes)
    const type = answer.headers.get('content-type') ?? ''
    if (answer.status !== 200 || !/^(?:text|application)\/javascript\b/.test(type))
      throw new UnreadableAnswer('The provider of analytics gave no script.')
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    const brotli = Uint8Array.from(await compress(body, { params }))
    return { content: Uint8Array.from(body), brotli }
  }
  return {
    script(id) {
      const known = stored.get(id)
      if (known) return known
      const loading = load(id)
      stored.set(id, loading)
      loading.catch(() => stored.delete(id))
      return loading
    },
    async collect({ search, body, userAgent }) {
      const answer = await send(`${origins.collect}/g/collect${search}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': userAgent },
        body,
        isWhole: true,
      })
      await readBounded(answer.body, 64_000)
      if (answer.status >= 400)
        throw new UnreadableAnswer(
          `The provider of analytics refused a measurement: ${answer.status}.`,
        )
    },
  }
}
