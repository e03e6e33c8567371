import { sql } from 'drizzle-orm'
import { Refused } from '../../refused.ts'
import type { Database } from '../database.ts'
import { assistantSpending } from '../schema/assistant.ts'

/** The most tokens of a model that may be spent on a day. */
export interface Budget {
  site: number
  each: number
}

/**
 * Sets tokens aside before they are spent, for the site and for who asks, so that questions at the same
 * time cannot spend more together than there is. Throws Refused with 429 when the day's are spent.
 */
export async function reserve(
  database: Database,
  { siteId, who, tokens }: { siteId: string; who: string; tokens: number },
  budget: Budget,
): Promise<void> {
  const isLeft = await add(database, siteId, who, tokens, budget)
  if (isLeft) return
  await add(database, siteId, who, -tokens)
  throw new Refused(429, 'The assistant has answered enough for today. Come back tomorrow.', {
    retryAfter: 3600,
  })
}

/** Gives back what was set aside and not spent. */
export async function settle(
  database: Database,
  { siteId, who, tokens }: { siteId: string; who: string; tokens: number },
): Promise<void> {
  if (tokens > 0) await add(database, siteId, who, -tokens)
}

/** Adds to both counts of the day, and tells whether both are still within the budget. */
function add(
  database: Database,
  siteId: string,
  who: string,
  tokens: number,
  budget?: Budget,
): Promise<boolean> {
  const day = sql<string>`(now() at time zone 'Asia/Jakarta')::date`
  return database.transaction({ role: 'server', siteId }, async (tx) => {
    let isLeft = true
    for (const [name, most] of [
      ['', budget?.site],
      [who, budget?.each],
    ] as const) {
      const [row] = await tx
        .insert(assistantSpending)
        .values({ siteId, day, who: name, tokens: Math.max(0, tokens) })
        .onConflictDoUpdate({
          target: [assistantSpending.siteId, assistantSpending.day, assistantSpending.who],
          set: { tokens: sql`greatest(0, ${assistantSpending.tokens} + ${tokens}::bigint)` },
        })
        .returning({ tokens: assistantSpending.tokens })
      if (most !== undefined && (row?.tokens ?? 0) > most) isLeft = false
    }
    return isLeft
  })
}
