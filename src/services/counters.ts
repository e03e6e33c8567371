import type { Throttle } from '#schemas/endpoint.ts'

/** Counts tries on this node alone, in memory: where one more or less does no harm. */
export class Counters {
  private readonly counts = new Map<string, { times: number; until: number }>()

  /** Counts one more; gives the seconds to wait when it was one too many. */
  count(key: string, { times, seconds }: Throttle): { retryAfter: number } | null {
    const now = Date.now()
    if (this.counts.size > 20_000) {
      for (const [old, { until }] of this.counts) if (until <= now) this.counts.delete(old)
    }
    const known = this.counts.get(key)
    const current = known && known.until > now ? known : { times: 0, until: now + seconds * 1000 }
    current.times++
    this.counts.set(key, current)
    if (current.times <= times) return null
    return { retryAfter: Math.max(1, Math.ceil((current.until - now) / 1000)) }
  }
}
