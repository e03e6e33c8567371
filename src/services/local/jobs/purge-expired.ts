import { and, eq, lt, not, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { purgeDeleted } from './purge-deleted.ts'
import type { Job } from './queue.ts'
import { knownAddresses, sessions, throttles } from '../database/tables/account-tables.ts'
import { assistantIdentities, assistantSpending } from '../database/tables/assistant-tables.ts'
import {
  formConsents,
  formSubmissions,
  newsletterRequests,
} from '../database/tables/form-tables.ts'
import { idempotencyKeys } from '../database/tables/idempotency-table.ts'
import { accountTokens, mails } from '../database/tables/people-tables.ts'
import { clicks } from '../database/tables/statistics-tables.ts'
import { readSiteIds } from '../database/site-ids.ts'

/** That of a subscription is needed for as long as mail is sent. */
const isSubscribed = sql`exists (select 1 from newsletter_subscribers as n
  where n.site_id = form_consents.site_id and n.request_id::text = form_consents.row_id)`

const ninetyDaysAgo = sql`now() - interval '90 days'`

/** The nightly job that deletes expired rows, and rows whose retention period has ended. */
export const purgeExpired = (database: Database): Job => ({
  // The name under which its schedule is stored: another one would leave that schedule behind.
  name: 'tidy',
  data: z.object({}),
  // 02:20 at night in Jakarta.
  cron: '20 19 * * *',
  retries: 2,
  async run() {
    const failures: string[] = []
    for (const siteId of await readSiteIds(database)) {
      for (const purge of [purgeSite, purgeDeleted])
        await purge(database, siteId).catch(
          (error: unknown) => void failures.push(`${siteId}: ${String(error)}`),
        )
    }
    if (failures.length > 0) throw new Error(failures.join('; '))
  },
})

/**
 * Deletes the expired rows of one site: sessions, tokens, attempt counts, answers to repeatable calls, what was sent by forms and agreed to with it, subscriptions that nobody confirmed, and identities
 * of the assistant with their conversations; and after ninety days clicks, mail, known network addresses and the daily costs of the assistant.
 */
export const purgeSite = (database: Database, siteId: string): Promise<void> =>
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
    const dayAgo = sql`now() - interval '24 hours'`
    await tx
      .delete(idempotencyKeys)
      .where(and(eq(idempotencyKeys.siteId, siteId), lt(idempotencyKeys.storedAt, dayAgo)))
    await tx
      .delete(knownAddresses)
      .where(and(eq(knownAddresses.siteId, siteId), lt(knownAddresses.seenAt, ninetyDaysAgo)))
    await tx.delete(mails).where(and(eq(mails.siteId, siteId), lt(mails.queuedAt, ninetyDaysAgo)))
    await tx
      .delete(formSubmissions)
      .where(and(eq(formSubmissions.siteId, siteId), lt(formSubmissions.deletesAt, now)))
    await tx
      .delete(formConsents)
      .where(
        and(eq(formConsents.siteId, siteId), lt(formConsents.deletesAt, now), not(isSubscribed)),
      )
    await tx
      .delete(newsletterRequests)
      .where(and(eq(newsletterRequests.siteId, siteId), lt(newsletterRequests.expiresAt, now)))
    const { siteId: ofSite, expiresAt } = assistantIdentities
    await tx.delete(assistantIdentities).where(and(eq(ofSite, siteId), lt(expiresAt, now)))
    await tx
      .delete(assistantSpending)
      .where(
        and(
          eq(assistantSpending.siteId, siteId),
          lt(assistantSpending.day, sql`(${ninetyDaysAgo})::date`),
        ),
      )
  })
