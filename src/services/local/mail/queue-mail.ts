import type { z } from 'zod'
import { mailTemplates, type MailTemplate } from '#schemas/mail.ts'
import type { Transaction } from '../database.ts'
import { sendJob } from '../queue.ts'
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
