import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Throttle } from '#schemas/endpoint.ts'
import type { Calls } from '../../../calls.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { throttles } from '../../database/tables/account-tables.ts'

/** What is counted, and of which site. */
interface Counted {
  siteId: string
  key: string
}

/**
 * Counts one more attempt for a key, atomically and for all nodes together. Resolves to the seconds to wait
 * when it exceeds the limit.
 */
export function throttle(
  database: Database,
  counted: Counted,
  limit: Throttle,
): Promise<{ retryAfter: number } | null> {
  // Nothing can be counted, and nothing changed either.
  if (database.state() === 'read-only') return Promise.resolve(null)
  return database.transaction({ role: 'server', siteId: counted.siteId }, (tx) =>
    countIn(tx, counted, limit),
  )
}

/** The same within a transaction of the server, whose end makes it count. */
export async function countIn(
  tx: Transaction,
  { siteId, key }: Counted,
  { times, seconds }: Throttle,
): Promise<{ retryAfter: number } | null> {
  const isOver = sql`${throttles.resetsAt} <= now()`
  const [row] = await tx
    .insert(throttles)
    .values({ siteId, key, times: 1, resetsAt: sql`now() + make_interval(secs => ${seconds})` })
    .onConflictDoUpdate({
      target: [throttles.siteId, throttles.key],
      set: {
        times: sql`case when ${isOver} then 1 else ${throttles.times} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${throttles.resetsAt} end`,
      },
    })
    .returning({
      times: throttles.times,
      wait: sql<number>`ceil(extract(epoch from ${throttles.resetsAt} - now()))::int`,
    })
  const { times: count, wait } = row ?? { times: 1, wait: 1 }
  return count > times ? { retryAfter: Math.max(1, wait) } : null
}

/** Above this number of refused keys, the one that was asked for least recently is counted in the database again. */
const mostRefused = 10_000

/** The same, with refusals in memory until they end: further requests of a refused address cost no transaction. */
export function rememberingThrottle(database: Database): Calls['throttle'] {
  const refused = new LRUCache<string, number>({ max: mostRefused })
  return async (siteId, key, limit) => {
    const name = `${siteId} ${key}`
    const waitMs = (refused.get(name) ?? 0) - Date.now()
    if (waitMs > 0) return { retryAfter: Math.ceil(waitMs / 1000) }
    const over = await throttle(database, { siteId, key }, limit)
    if (over === null) refused.delete(name)
    else refused.set(name, Date.now() + 1000 * over.retryAfter)
    return over
  }
}
