import { createHash } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database.ts'
import { siteBalances } from '../schema/payment.ts'
import { payoutAudit, payouts } from '../schema/payout.ts'
import { sites } from '../schema/site.ts'
import { digestOf } from './digest.ts'

/** Whether the audit of a site is what was written. `brokenAt` is the first entry that is not. */
export interface AuditReport {
  isIntact: boolean
  entries: number
  brokenAt: number | null
}

/**
 * Puts the chain together again: a changed, removed or added entry is found, also the last one, and
 * so is a payout that is no more what was asked for or decided.
 */
export const verifyPayoutAudit = (database: Database, siteId: string): Promise<AuditReport> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    const [head = { seq: 0, hash: '' }] = await tx
      .select({ seq: siteBalances.auditSeq, hash: siteBalances.auditHash })
      .from(siteBalances)
      .where(eq(siteBalances.siteId, siteId))
    const entries = await readEntries(tx, siteId)
    let last = { seq: 0, hash: '' }
    for (const entry of entries) {
      const isNext = entry.seq === last.seq + 1 && entry.prevHash === last.hash
      const isSealed = entry.hash === seal(siteId, entry)
      if (!isNext || !isSealed || entry.digest !== digestOf(entry)) {
        return { isIntact: false, entries: entries.length, brokenAt: entry.seq }
      }
      last = entry
    }
    const isWhole = last.seq === head.seq && last.hash === head.hash
    const brokenAt = isWhole ? null : last.seq + 1
    return { isIntact: isWhole, entries: entries.length, brokenAt }
  })

/** The reports of every site of a database, or of the one that is named, by their ids. */
export async function verifyPayoutAudits(
  database: Database,
  siteId?: string,
): Promise<(AuditReport & { site: string })[]> {
  const named = await database.transaction({ role: 'server' }, (tx) =>
    tx
      .select({ site: sites.id })
      .from(sites)
      .where(siteId === undefined ? undefined : eq(sites.id, siteId))
      .orderBy(asc(sites.id)),
  )
  const reports = []
  for (const { site } of named) reports.push({ site, ...(await verifyPayoutAudit(database, site)) })
  return reports
}

const readEntries = (tx: Transaction, siteId: string) =>
  tx
    .select({
      seq: payoutAudit.seq,
      payoutId: payoutAudit.payoutId,
      event: payoutAudit.event,
      actorId: payoutAudit.actorId,
      digest: payoutAudit.digest,
      at: sql<string>`to_char(${payoutAudit.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      prevHash: payoutAudit.prevHash,
      hash: payoutAudit.hash,
      amount: payouts.amount,
      bank: payouts.bank,
      accountNumber: payouts.accountNumber,
      currency: payouts.currency,
    })
    .from(payoutAudit)
    .innerJoin(payouts, eq(payouts.id, payoutAudit.payoutId))
    .where(eq(payoutAudit.siteId, siteId))
    .orderBy(asc(payoutAudit.seq))

/** The same text that the trigger `seal_audit` hashes when an entry is added. */
function seal(siteId: string, entry: Awaited<ReturnType<typeof readEntries>>[number]): string {
  const { prevHash, seq, payoutId, event, actorId, digest, at } = entry
  const text = [prevHash, siteId, seq, payoutId, event, actorId, digest, at].join('\n')
  return createHash('sha256').update(text).digest('hex')
}
