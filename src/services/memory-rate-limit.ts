import { LRUCache } from 'lru-cache'
import type { Throttle } from '#schemas/endpoint.ts'

/** Above this number of keys, the one that was counted least recently is dropped. */
const mostKeys = 200_000

/** Counts attempts in the memory of this node, for limits where a count per node is exact enough. */
export class MemoryRateLimit {
  // Without `max`, which would allocate for all of them at once.
  private readonly windows = new LRUCache<string, { attempts: number }>({
    maxSize: mostKeys,
    sizeCalculation: () => 1,
    ttlResolution: 0,
    perf: Date,
  })

  /** How many keys are in memory, including those whose time is over. */
  get size(): number {
    return this.windows.size
  }

  /** Counts one more attempt; returns the seconds to wait when it exceeds the limit. */
  count(key: string, { times, seconds }: Throttle): { retryAfter: number } | null {
    const window = this.windows.get(key) ?? { attempts: 0 }
    if (window.attempts === 0) this.windows.set(key, window, { ttl: seconds * 1000 })
    window.attempts += 1
    if (window.attempts <= times) return null
    return { retryAfter: Math.max(1, Math.ceil(this.windows.getRemainingTTL(key) / 1000)) }
  }
}
