import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { mailTemplates, type MailTemplate } from '#schemas/mail.ts'
import type { Database } from '../../database/database.ts'
import type { Job } from '../../jobs/queue.ts'
import { mails } from '../../database/tables/people-tables.ts'
import type { SiteOf } from '../../../branding.ts'
import { appointmentCalendar } from './appointment-calendar.ts'
import { compose } from './compose-mail.ts'
import { sendMailJob } from './queue-mail.ts'
import type { SendLetter } from './mail-transport.ts'

const Data = z.object({ siteId: z.string(), mailId: z.uuid() })

/** The mails of the newsletter, whose link ends the subscription. */
const toSubscribers: readonly MailTemplate[] = ['newsletter-welcome']

/**
 * The job that sends one mail. It is marked as sent after the server accepted it: a mail is sent at least once,
 * and twice only when the process ends between the two.
 */
export const sendMail = (
  database: Database,
  send: SendLetter,
  siteOf: SiteOf,
): Job<typeof Data> => ({
  ...sendMailJob,
  data: Data,
  async run({ siteId, mailId }) {
    const actor = { role: 'server', siteId } as const
    const waiting = and(eq(mails.id, mailId), isNull(mails.sentAt))
    const [mail] = await database.transaction(actor, (tx) => tx.select().from(mails).where(waiting))
    if (mail === undefined) return
    const site = siteOf(siteId, mail.language)
    const { replyTo, link } = mail.data
    const template = toTemplate(mail.template)
    const composed = compose(template, mail.data, site)
    const calendar = appointmentCalendar(template, mail.data, { siteId, site, composed })
    await send({
      id: mail.id,
      fromName: site.name,
      to: mail.recipient,
      ...(replyTo ? { replyTo } : {}),
      ...composed,
      ...(calendar === undefined ? {} : { calendar }),
      ...(link !== undefined && toSubscribers.includes(template) ? { unsubscribe: link } : {}),
    })
    await database.transaction(actor, async (tx) => {
      await tx
        .update(mails)
        .set({ sentAt: sql`now()` })
        .where(waiting)
    })
  },
})

function toTemplate(name: string): MailTemplate {
  if (Object.hasOwn(mailTemplates, name)) return name as MailTemplate
  throw new Error(`There is no mail called ${name}.`)
}
