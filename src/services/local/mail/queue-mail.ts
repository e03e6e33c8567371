import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { UserKind } from '#schemas/endpoint.ts'
import { mailTemplates, type MailTemplate } from '#schemas/mail.ts'
import type { Transaction } from '../database.ts'
import { sendJob } from '../queue.ts'
import { accounts } from '../schema/account.ts'
import { mails } from '../schema/people.ts'

export interface Mail<T extends MailTemplate = MailTemplate> {
  siteId: string
  to: string
  template: T
  values: z.input<(typeof mailTemplates)[T]>
}

/** The job that sends one mail: what it is named and how often it is tried. */
export const sendMailJob = { name: 'send-mail', retries: 8 } as const

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
