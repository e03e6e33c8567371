import { and, eq, type SQL } from 'drizzle-orm'
import { UserKind } from '#schemas/endpoint.ts'
import { refuseInBoth } from '../../../service-error.ts'
import type { Transaction } from '../../database/database.ts'
import { accounts } from '../../database/tables/account-tables.ts'

/** The number of the kind superadmin. */
export const superadmin = UserKind.options.indexOf('superadmin')

/**
 * Throws 409 when the chosen account is the last active superadmin of all sites; whatever suspends, erases or demotes an
 * account calls it first. Every active superadmin is locked, in one order, so that two cannot remove each other: a transaction
 * may lock no account before.
 */
export async function requireAnotherSuperadmin(
  tx: Transaction,
  chosen: SQL | undefined,
): Promise<void> {
  const [found] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(chosen, eq(accounts.kind, superadmin)))
  if (found === undefined) return
  const active = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.kind, superadmin), eq(accounts.isSuspended, false)))
    .orderBy(accounts.id)
    .for('update')
  if (!active.some(({ id }) => id !== found.id)) throw refuseInBoth(409, lastSuperadmin)
}

const lastSuperadmin = {
  id: 'Ini superadmin terakhir yang aktif. Tanpa superadmin, tidak ada yang dapat mengelola semua situs.',
  en: 'This is the last active superadmin. Without one, nobody can manage every site.',
}
