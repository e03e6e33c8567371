import { createMiddleware } from 'hono/factory'
import { bilingual } from '#schemas/bilingual.ts'
import { MemoryRateLimit } from '#src/services/memory-rate-limit.ts'
import { ServiceError } from '#src/services/service-error.ts'
import type { AppEnv } from '../http/app-env.ts'
import { addressOf, isOfNetworks, type Network, parseNetworks } from '../http/client-address.ts'

/**
 * How often one network address may read what this node does not have ready. A school or a mobile network shares one
 * address: a class of forty may open two pages a second.
 */
const limit = { times: 6000, seconds: 60 }

/** A proxy that `TRUST_PROXY` does not name has such an address, and would be all visitors at once. */
const ofThisNetwork = parseNetworks('loopback, private') ?? []

const message = bilingual({
  id: 'Terlalu banyak permintaan dari jaringan ini. Coba lagi sebentar lagi.',
  en: 'Too many requests came from this network. Try again in a moment.',
})

/** Throws ServiceError for one page or call too many that an address reads, counted in the memory of this node. */
export function limitReads({ proxies }: { proxies: readonly Network[] }) {
  const reads = new MemoryRateLimit()
  return createMiddleware<AppEnv>(async function limitReads(c, next) {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') {
      const address = addressOf(c, proxies)
      const isOutside = address !== 'unknown' && !isOfNetworks(ofThisNetwork, address)
      const over = isOutside ? reads.count(address, limit) : null
      if (over !== null) throw new ServiceError(429, message, over)
    }
    return next()
  })
}
