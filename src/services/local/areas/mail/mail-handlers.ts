import { bilingual } from '#schemas/bilingual.ts'
import { requestDemo } from '#schemas/services/cms.ts'
import { notify } from '#schemas/services/mailer.ts'
import { ServiceError } from '../../../service-error.ts'
import { handler, type Handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { addressesOfStaff, queueMail } from './queue-mail.ts'

const notifyHandler = handler(
  notify,
  { role: 'server' },
  async (tx, { siteId, caller }, { to, subject, message, name = '', email = '' }) => {
    const isAdmin = caller?.kind === 'superadmin' || caller?.kind === 'admin'
    if (to !== undefined && !isAdmin)
      throw new ServiceError(403, 'to: Only an admin may say who a mail is for.')
    const recipients = to === undefined ? await requireReaders(tx, siteId) : [to]
    const values = { subject, message, name: name || email, replyTo: email }
    for (const recipient of recipients)
      await queueMail(tx, { siteId, to: recipient, template: 'message', values, isForOthers: true })
    return { accepted: true as const }
  },
)

const noReader = bilingual({
  id: 'Belum ada pengelola yang membaca surel situs ini.',
  en: 'This site has nobody yet who reads its mail.',
})

const requestDemoHandler = handler(
  requestDemo,
  { role: 'server' },
  async (tx, { siteId }, { email }) => {
    const values = { email, replyTo: email }
    for (const to of await requireReaders(tx, siteId))
      await queueMail(tx, { siteId, to, template: 'demo-asked', values, isForOthers: true })
    return { email }
  },
)

/** The addresses of the staff of a site; throws ServiceError with 409 when it has none. */
async function requireReaders(tx: Transaction, siteId: string): Promise<string[]> {
  const readers = await addressesOfStaff(tx, siteId)
  if (readers.length === 0) throw new ServiceError(409, noReader)
  return readers
}

/** Mail to the staff of a site, and mail that they send themselves. */
export const mailHandlers: Handler[] = [notifyHandler, requestDemoHandler]
