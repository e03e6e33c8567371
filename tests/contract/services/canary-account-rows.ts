import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#src/services/local/database/database.ts'
import { accounts } from '#src/services/local/database/tables/account-tables.ts'
import { classes } from '#src/services/local/database/tables/class-tables.ts'
import { learningResults } from '#src/services/local/database/tables/learning-tables.ts'
import { invoices } from '#src/services/local/database/tables/payment-tables.ts'
import { payouts } from '#src/services/local/database/tables/payout-tables.ts'
import { canaryAt, canaryRows, emailAt } from './canary-texts.ts'

/** Adds an account with an invoice, a payout and a result of a quiz. */
export async function plantOfAccount(tx: Transaction, siteId: string): Promise<void> {
  const person = { siteId, email: emailAt('akun'), name: canaryRows.account, kind: 4 }
  const [account] = await tx
    .insert(accounts)
    .values({ ...person, verifiedAt: sql`now()` })
    .returning({ id: accounts.id })
  const accountId = account?.id ?? ''
  const [bought] = await tx
    .select({ classId: classes.id })
    .from(classes)
    .where(eq(classes.siteId, siteId))
    .limit(1)
  if (bought === undefined) throw new Error(`${siteId} has no class to buy.`)
  await tx.insert(invoices).values({ siteId, accountId, ...bought, amount: 123_000 })
  await tx.insert(payouts).values({
    siteId,
    requesterId: accountId,
    amount: 50_000,
    bank: '014',
    accountNumber: '1234567890',
    accountName: canaryRows.payout,
    note: canaryAt('catatan pencairan'),
  })
  const quiz = { kind: 'quiz', slug: 'kuis', path: '/Quiz', correct: 1, total: 2 } as const
  await tx.insert(learningResults).values({ siteId, accountId, title: canaryRows.result, ...quiz })
}
