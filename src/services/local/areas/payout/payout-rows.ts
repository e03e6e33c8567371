import { and, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Payout } from '#schemas/services/payout.ts'
import type { Transaction } from '../../database/database.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { payouts } from '../../database/tables/payout-tables.ts'
import { findBank } from './banks.ts'
import { digestOf } from './payout-digest.ts'

const requesters = alias(accounts, 'requesters')
const deciders = alias(accounts, 'deciders')

const columns = {
  id: payouts.id,
  status: payouts.status,
  amount: payouts.amount,
  currency: payouts.currency,
  bank: payouts.bank,
  accountNumber: payouts.accountNumber,
  accountName: payouts.accountName,
  note: payouts.note,
  reason: payouts.reason,
  requesterId: payouts.requesterId,
  requesterName: requesters.name,
  requestedAt: payouts.requestedAt,
  approverId: payouts.approverId,
  approverName: deciders.name,
  decidedAt: payouts.decidedAt,
}

/** A query for payouts with the names of requester and approver, to which conditions are added. */
export const selectPayouts = (tx: Transaction) =>
  tx
    .select(columns)
    .from(payouts)
    // A superadmin of another site acts here too, and an account of that kind is visible everywhere.
    .leftJoin(requesters, eq(requesters.id, payouts.requesterId))
    .leftJoin(deciders, eq(deciders.id, payouts.approverId))

type Row = Awaited<ReturnType<typeof selectPayouts>>[number]

/** The current state of the payout that matches; null when there is none. */
export async function readPayout(tx: Transaction, where: SQL | undefined): Promise<Payout | null> {
  const [row] = await selectPayouts(tx).where(where)
  return row === undefined ? null : toPayout(row)
}

export const toPayout = (row: Row): Payout => ({
  id: row.id,
  status: row.status,
  amount: row.amount,
  currency: row.currency,
  bank: findBank(row.bank) ?? { code: row.bank, name: row.bank },
  accountNumber: row.accountNumber,
  accountName: row.accountName,
  note: row.note,
  digest: digestOf(row),
  requestedBy: { id: row.requesterId, name: row.requesterName ?? '' },
  requestedAt: row.requestedAt.toISOString(),
  decidedBy: row.approverId === null ? null : { id: row.approverId, name: row.approverName ?? '' },
  decidedAt: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
})

/** Locks a payout for a decision; returns it with its digest, or undefined when it does not exist. */
export async function lockPayout(tx: Transaction, siteId: string, id: string) {
  const [found] = await tx
    .select({
      status: payouts.status,
      requesterId: payouts.requesterId,
      amount: payouts.amount,
      currency: payouts.currency,
      bank: payouts.bank,
      accountNumber: payouts.accountNumber,
    })
    .from(payouts)
    .where(and(eq(payouts.siteId, siteId), eq(payouts.id, id)))
    .for('update')
  return found && { ...found, digest: digestOf(found) }
}
