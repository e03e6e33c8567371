import type { Throttle } from '#schemas/endpoint.ts'
import { Expiring } from './expiring.ts'

/** Counts tries on this node alone, in memory: where one more or less does no harm. */
export class Counters {
  private readonly counts = new Expiring<number>()

  /** Counts one more; gives the seconds to wait when it was one too many. */
  count(key: string, { times, seconds }: Throttle): { retryAfter: number } | null {
    const now = Date.now()
    const { value, until } = this.counts.get(key, now) ?? { value: 0, until: now + seconds * 1000 }
    this.counts.set(key, value + 1, { until, now })
    if (value < times) return null
    return { retryAfter: Math.max(1, Math.ceil((until - now) / 1000)) }
  }
}
