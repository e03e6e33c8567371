import type { Appointment, AppointmentSlot } from '#schemas/services/appointment.ts'
import type { Locale } from '#schemas/text.ts'
import type { Transaction } from '../../database/database.ts'
import { queueMail, queueStaffMails, queueThanks } from '../mail/queue-mail.ts'

type Person = Pick<Appointment, 'id' | 'topic' | 'name' | 'email'>

interface Request extends Person, Pick<Appointment, 'phone' | 'institution' | 'message'> {
  date: string
  slot: AppointmentSlot | null
}

/** Queues the mails about a new request: to who asked, and to the staff, who answers by replying. */
export async function mailRequest(tx: Transaction, siteId: string, request: Request) {
  const { name, topic, email, phone, institution, message, date, slot } = request
  const own = { name, topic }
  const sent = { ...own, email, phone, message, institution: institution || '–', replyTo: email }
  if (slot === null) {
    const values = { ...own, date }
    await queueThanks(tx, { siteId, to: email, template: 'appointment-asked', values })
    await queueStaffMails(tx, { siteId, template: 'new-appointment', values: { ...sent, date } })
    return
  }
  const hour = hourOf(request, slot)
  const values = { ...own, ...hour }
  await queueThanks(tx, { siteId, to: email, template: 'appointment-booked', values })
  await queueStaffMails(tx, { siteId, template: 'new-booking', values: { ...sent, ...hour } })
}

/** Queues the mail to who asked, that there is no meeting. */
export async function mailCancelled(
  tx: Transaction,
  siteId: string,
  {
    preferredDate,
    slot,
    language,
    ...person
  }: Person & Pick<Appointment, 'preferredDate' | 'slot'> & { language: Locale | null },
) {
  const { name, topic, email: to } = person
  const values = { name, topic }
  await (slot === null
    ? queueMail(tx, {
        siteId,
        to,
        template: 'request-cancelled',
        values: { ...values, date: preferredDate },
        language,
      })
    : queueMail(tx, {
        siteId,
        to,
        template: 'appointment-cancelled',
        values: { ...values, ...hourOf(person, slot) },
        language,
      }))
}

const hourOf = ({ id }: Pick<Person, 'id'>, { startsAt, endsAt, zone }: AppointmentSlot) => ({
  slot: `${startsAt}/${endsAt}`,
  zone,
  appointment: id,
})
