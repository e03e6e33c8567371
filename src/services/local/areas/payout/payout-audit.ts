import { createHash } from 'node:crypto'
import { and, asc, eq, notExists, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/database.ts'
import { countRows } from '../../database/paging.ts'
import { siteBalances } from '../../database/tables/payment-tables.ts'
import { payoutAudit, payouts } from '../../database/tables/payout-tables.ts'
import { sites } from '../../database/tables/site-table.ts'
import { digestOf } from './payout-digest.ts'

/** Whether the audit of a site is unchanged. `brokenAt` is the first entry that is not. */
export interface AuditReport {
  isIntact: boolean
  entries: number
  brokenAt: number | null
}

/**
 * Recomputes the hash chain: it finds a changed, removed or added entry, also the last one, and a payout that
 * differs from what was requested or decided, or that has no entry.
 */
export const verifyPayoutAudit = (database: Database, siteId: string): Promise<AuditReport> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    // Payouts may be decided in parallel: the head of the chain is the one that was read with the entries.
    const before = await readHead(tx, siteId)
    const entries = await readEntries(tx, siteId)
    const head = entries[0]?.head ?? before
    let last = { seq: 0, hash: '' }
    for (const entry of entries) {
      const isNext = entry.seq === last.seq + 1 && entry.prevHash === last.hash
      const isSealed = entry.hash === seal(siteId, entry)
      if (!isNext || !isSealed || !isOfPayout(entry)) {
        return { isIntact: false, entries: entries.length, brokenAt: entry.seq }
      }
      last = entry
    }
    const isWhole =
      last.seq === head.seq && last.hash === head.hash && !(await hasUnknown(tx, siteId))
    const brokenAt = isWhole ? null : last.seq + 1
    return { isIntact: isWhole, entries: entries.length, brokenAt }
  })

/** The reports of every site of a database, or of the given one, by their ids. */
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

const headColumns = { seq: siteBalances.auditSeq, hash: siteBalances.auditHash }

async function readHead(tx: Transaction, siteId: string) {
  const [found] = await tx
    .select(headColumns)
    .from(siteBalances)
    .where(eq(siteBalances.siteId, siteId))
  return found ?? { seq: 0, hash: '' }
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
      head: headColumns,
      status: payouts.status,
      requesterId: payouts.requesterId,
      approverId: payouts.approverId,
      amount: payouts.amount,
      bank: payouts.bank,
      accountNumber: payouts.accountNumber,
      currency: payouts.currency,
    })
    .from(payoutAudit)
    .innerJoin(payouts, eq(payouts.id, payoutAudit.payoutId))
    .leftJoin(siteBalances, eq(siteBalances.siteId, payoutAudit.siteId))
    .where(eq(payoutAudit.siteId, siteId))
    .orderBy(asc(payoutAudit.seq))

type Entry = Awaited<ReturnType<typeof readEntries>>[number]

/** Whether a payout agrees with its entry: the request, the decision, and the people. */
function isOfPayout(entry: Entry): boolean {
  const { event, status, actorId, requesterId, approverId } = entry
  const isTrue =
    event === 'requested' ? actorId === requesterId : event === status && actorId === approverId
  return isTrue && entry.digest === digestOf(entry)
}

/** Whether a payout is in a state without an entry. */
async function hasUnknown(tx: Transaction, siteId: string): Promise<boolean> {
  const recorded = tx
    .select({ seq: payoutAudit.seq })
    .from(payoutAudit)
    .where(and(eq(payoutAudit.payoutId, payouts.id), eq(payoutAudit.event, payouts.status)))
  const unknown = and(eq(payouts.siteId, siteId), notExists(recorded))
  return (await countRows(tx, payouts, unknown)) > 0
}

/** The same text that the trigger `seal_audit` hashes for a new entry. */
function seal(siteId: string, entry: Entry): string {
  const { prevHash, seq, payoutId, event, actorId, digest, at } = entry
  const text = [prevHash, siteId, seq, payoutId, event, actorId, digest, at].join('\n')
  return createHash('sha256').update(text).digest('hex')
}
