import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { UserKind } from '#schemas/endpoint.ts'
import { mailTemplates, type MailTemplate } from '#schemas/mail.ts'
import type { Transaction } from '../../database/database.ts'
import { sendJob } from '../../jobs/queue.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { mails } from '../../database/tables/people-tables.ts'

export interface Mail<T extends MailTemplate = MailTemplate> {
  siteId: string
  to: string
  template: T
  values: z.input<(typeof mailTemplates)[T]>
}

/**
 * The job that sends one mail: what it is named and how often it is tried. Each try waits twice as long as
 * the one before, so that a mail outlives a day without a mail server.
 */
export const sendMailJob = { name: 'send-mail', retries: 14 } as const

/** Asks for a mail as part of a transaction: it is sent if and when that commits. */
export async function queueMail<T extends MailTemplate>(
  tx: Transaction,
  { siteId, to, template, values }: Mail<T>,
): Promise<void> {
  const data = mailTemplates[template].parse(values)
  const [mail] = await tx
    .insert(mails)
    .values({ siteId, recipient: to, template, data })
    .returning({ id: mails.id })
  await sendJob(tx, sendMailJob, { siteId, mailId: mail?.id })
}

/** How often one address is thanked in a day: whoever fills in a form can write any address there. */
const mostThanks = 5

/** Asks for a mail that answers a form, unless its address has had its share of them today. */
export async function queueThanks<T extends MailTemplate>(
  tx: Transaction,
  mail: Mail<T>,
): Promise<void> {
  const [sent] = await tx
    .select({ times: count() })
    .from(mails)
    .where(
      and(
        eq(mails.siteId, mail.siteId),
        eq(mails.recipient, mail.to),
        eq(mails.template, mail.template),
        gt(mails.queuedAt, sql`now() - interval '1 day'`),
      ),
    )
  if ((sent?.times ?? 0) < mostThanks) await queueMail(tx, mail)
}

const staff = (['superadmin', 'admin'] as const).map((kind) => UserKind.options.indexOf(kind))

/** The addresses of those who run a site. */
export async function addressesOfStaff(tx: Transaction, siteId: string): Promise<string[]> {
  const { email, kind, isSuspended } = accounts
  const found = await tx
    .select({ email })
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), inArray(kind, staff), eq(isSuspended, false)))
    .limit(20)
  return found.map((account) => account.email)
}

/** Asks for the same mail to each of those who run a site. */
export async function tellStaff<T extends MailTemplate>(
  tx: Transaction,
  { siteId, template, values }: Omit<Mail<T>, 'to'>,
): Promise<void> {
  for (const to of await addressesOfStaff(tx, siteId))
    await queueMail(tx, { siteId, to, template, values })
}
