import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from './database.ts'
import type { Job } from './queue.ts'
import { sessions, throttles } from './schema/account.ts'
import { accountTokens, mails } from './schema/people.ts'
import { clicks } from './schema/statistics.ts'
import { readSiteIds } from './site.ts'

const ninetyDaysAgo = sql`now() - interval '90 days'`

/** The job that throws away, once a night, what is over and what was promised not to be kept. */
export const tidy = (database: Database): Job => ({
  name: 'tidy',
  data: z.object({}),
  // Twenty past two at night in Jakarta.
  cron: '20 19 * * *',
  retries: 2,
  async run() {
    for (const siteId of await readSiteIds(database)) await tidySite(database, siteId)
  },
})

/** Throws away what is over at one site: sessions, tokens, counts of tries, old clicks and sent mail. */
export const tidySite = (database: Database, siteId: string): Promise<void> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    const now = sql`now()`
    await tx.delete(sessions).where(and(eq(sessions.siteId, siteId), lt(sessions.expiresAt, now)))
    await tx
      .delete(accountTokens)
      .where(and(eq(accountTokens.siteId, siteId), lt(accountTokens.expiresAt, now)))
    await tx.delete(throttles).where(and(eq(throttles.siteId, siteId), lt(throttles.resetsAt, now)))
    await tx
      .delete(clicks)
      .where(and(eq(clicks.siteId, siteId), lt(clicks.loggedAt, ninetyDaysAgo)))
    await tx
      .delete(mails)
      .where(
        and(eq(mails.siteId, siteId), isNotNull(mails.sentAt), lt(mails.sentAt, ninetyDaysAgo)),
      )
  })
