import { nodeCaches } from '#src/render/node-cache.ts'
import { cacheShares } from '../cache-shares.ts'
import { PageCache } from './page-cache.ts'

/** What the pages of all sites are stored in, within their shares of CACHE_BYTES. */
export function openPageCaches(bytes: number) {
  const shares = cacheShares(bytes)
  return {
    cache: new PageCache({ bytes: shares, freshMs: 300_000, partialMs: 5000, now: Date.now }),
    /** Opens a cache of rendered nodes. A character takes up to two bytes; one site in one language has at most half. */
    nodes: nodeCaches({ site: shares.nodes / 4, all: shares.nodes / 2 }),
  }
}
