import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { invoices } from '../../database/tables/payment-tables.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** Queues the receipt of a paid invoice to its payer, in the language in which the class was paid for. */
export async function mailReceipt(
  tx: Transaction,
  { siteId, invoiceId }: { siteId: string; invoiceId: string },
): Promise<void> {
  const [paid] = await tx
    .select({
      email: accounts.email,
      name: accounts.name,
      class: classes.name,
      amount: invoices.amount,
      language: invoices.language,
      date: sql<string>`to_char(${invoices.closedAt} at time zone 'Asia/Jakarta', 'YYYY-MM-DD')`,
    })
    .from(invoices)
    // A superadmin of another site may pay here too.
    .innerJoin(accounts, eq(accounts.id, invoices.accountId))
    .innerJoin(classes, and(eq(classes.siteId, siteId), eq(classes.id, invoices.classId)))
    .where(and(eq(invoices.siteId, siteId), eq(invoices.id, invoiceId)))
  if (paid === undefined) return
  const { email: to, language, amount, ...rest } = paid
  await queueMail(tx, {
    siteId,
    to,
    template: 'payment-received',
    values: { ...rest, amount: String(amount), receipt: invoiceId },
    language,
  })
}
