import { requestDemo } from '#schemas/services/cms.ts'
import { notify } from '#schemas/services/mailer.ts'
import { ServiceError } from '../../../service-error.ts'
import { bind, type Binding, type Serve } from '../../../service.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { addressesOfStaff, queueMail } from './queue-mail.ts'

/** Mail to those who run a site, and what they write themselves. */
export const mailBindings = (database: Database): Binding[] => [
  bind(notify, serveNotify(database)),
  bind(requestDemo, serveRequestDemo(database)),
]

function serveNotify(database: Database): Serve<typeof notify> {
  return ({ siteId, caller }, { to, subject, message, name = '', email = '' }) => {
    const isAdmin = caller?.kind === 'superadmin' || caller?.kind === 'admin'
    if (to !== undefined && !isAdmin)
      throw new ServiceError(403, 'to: Only an admin may say who a mail is for.')
    return database.transaction({ role: 'server', siteId }, async (tx) => {
      const recipients = to === undefined ? await requireReaders(tx, siteId) : [to]
      const values = { subject, message, name: name || email, replyTo: email }
      for (const recipient of recipients)
        await queueMail(tx, { siteId, to: recipient, template: 'message', values })
      return { accepted: true }
    })
  }
}

function serveRequestDemo(database: Database): Serve<typeof requestDemo> {
  return ({ siteId }, { email }) =>
    database.transaction({ role: 'server', siteId }, async (tx) => {
      const values = { email, replyTo: email }
      for (const to of await requireReaders(tx, siteId))
        await queueMail(tx, { siteId, to, template: 'demo-asked', values })
      return { email }
    })
}

/** The addresses of those who run a site; throws ServiceError with 409 when nobody does yet. */
async function requireReaders(tx: Transaction, siteId: string): Promise<string[]> {
  const readers = await addressesOfStaff(tx, siteId)
  if (readers.length === 0)
    throw new ServiceError(409, 'This site has nobody yet who reads its mail.')
  return readers
}
