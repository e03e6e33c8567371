import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { UserKind } from '#schemas/endpoint.ts'
import { mailTemplates, type MailTemplate } from '#schemas/mail.ts'
import type { Locale } from '#schemas/text.ts'
import type { Transaction } from '../../database/database.ts'
import { sendJob } from '../../jobs/queue.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { mails } from '../../database/tables/people-tables.ts'

export interface Mail<T extends MailTemplate = MailTemplate> {
  siteId: string
  to: string
  template: T
  values: z.input<(typeof mailTemplates)[T]>
  /** For people who did not ask for it, whose language is not known: the mail is in the site's first. */
  isForOthers?: boolean
  /** The language of the recipient where it is known; else that of the transaction. */
  language?: Locale | null
}

/**
 * The job that sends one mail: its name and number of retries. Each wait is twice as long as the previous one,
 * so that a mail survives a day without a mail server.
 */
export const sendMailJob = { name: 'send-mail', retries: 14 } as const

/** Queues a mail, in the language that its transaction is for, as part of a transaction: it is sent if and when that commits. */
export async function queueMail<T extends MailTemplate>(
  tx: Transaction,
  { siteId, to, template, values, isForOthers = false, language }: Mail<T>,
): Promise<void> {
  const asked = sql<Locale | null>`nullif(current_setting('app.locale', true), '')`
  const data = mailTemplates[template].parse(values)
  const chosen = language === undefined ? asked : language
  const [mail] = await tx
    .insert(mails)
    .values({ siteId, recipient: to, template, data, language: isForOthers ? null : chosen })
    .returning({ id: mails.id })
  await sendJob(tx, sendMailJob, { siteId, mailId: mail?.id })
}

/** How many confirmations one address receives in a day: a form accepts any address. */
const mostThanks = 5

/** Queues the mail that confirms a form, unless its address has received its limit today. */
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

/** The addresses of the staff of a site. */
export async function addressesOfStaff(tx: Transaction, siteId: string): Promise<string[]> {
  const { email, kind, isSuspended } = accounts
  const found = await tx
    .select({ email })
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), inArray(kind, staff), eq(isSuspended, false)))
    .limit(20)
  return found.map((account) => account.email)
}

/** Queues the same mail for each of the staff of a site. */
export async function queueStaffMails<T extends MailTemplate>(
  tx: Transaction,
  { siteId, template, values }: Omit<Mail<T>, 'to'>,
): Promise<void> {
  for (const to of await addressesOfStaff(tx, siteId))
    await queueMail(tx, { siteId, to, template, values, isForOthers: true })
}
