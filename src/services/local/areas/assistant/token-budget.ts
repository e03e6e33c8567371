import { sql } from 'drizzle-orm'
import { ServiceError } from '../../../service-error.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { assistantSpending } from '../../database/tables/assistant-tables.ts'

/** The most tokens of a model that may be spent on a day. */
export interface Budget {
  site: number
  each: number
}

interface Spending {
  siteId: string
  who: string
  tokens: number
}

/**
 * Reserves tokens before they are spent, for the site and for the address that asks, so that parallel questions
 * cannot exceed the budget together. Returns the day they are counted to; throws ServiceError with 429, and
 * counts nothing, when the budget of the day is used up.
 */
export const reserve = (
  database: Database,
  { siteId, who, tokens }: Spending,
  budget: Budget,
): Promise<string> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    const ofSite = await add(tx, { siteId, who: '', tokens })
    const ofEach = await add(tx, { siteId, who, tokens })
    if (ofSite.tokens <= budget.site && ofEach.tokens <= budget.each) return ofEach.day
    throw new ServiceError(
      429,
      'The assistant has answered enough for today. Come back tomorrow.',
      {
        retryAfter: 3600,
      },
    )
  })

/**
 * Records the difference between the actual and the reserved cost; a negative one is returned to the budget.
 */
export const recordUsage = (
  database: Database,
  { siteId, who, tokens }: Spending,
  day: string,
): Promise<void> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    await add(tx, { siteId, who: '', tokens }, day)
    await add(tx, { siteId, who, tokens }, day)
  })

const today = sql<string>`(now() at time zone 'Asia/Jakarta')::date`

/** Adds to a count of a day; returns the new count. */
async function add(
  tx: Transaction,
  { siteId, who, tokens }: Spending,
  day: string | typeof today = today,
): Promise<{ day: string; tokens: number }> {
  const [row] = await tx
    .insert(assistantSpending)
    .values({ siteId, day, who, tokens: Math.max(0, tokens) })
    .onConflictDoUpdate({
      target: [assistantSpending.siteId, assistantSpending.day, assistantSpending.who],
      set: { tokens: sql`greatest(0, ${assistantSpending.tokens} + ${tokens}::bigint)` },
    })
    .returning({ day: assistantSpending.day, tokens: assistantSpending.tokens })
  if (row === undefined) throw new Error('Nothing was counted.')
  return row
}
