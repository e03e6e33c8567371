import { notify } from '#schemas/services/mailer.ts'
import { Refused } from '../../refused.ts'
import { bind, type Binding, type Serve } from '../../service.ts'
import type { Database } from '../database.ts'
import { addressesOfStaff, queueMail } from './queue-mail.ts'

/** Mail that someone writes themselves. */
export const mailBindings = (database: Database): Binding[] => [bind(notify, serveNotify(database))]

function serveNotify(database: Database): Serve<typeof notify> {
  return ({ siteId, caller }, { to, subject, message, name = '', email = '' }) => {
    const isAdmin = caller?.kind === 'superadmin' || caller?.kind === 'admin'
    if (to !== undefined && !isAdmin)
      throw new Refused(403, 'to: Only an admin may say who a mail is for.')
    return database.transaction({ role: 'server', siteId }, async (tx) => {
      const recipients = to === undefined ? await addressesOfStaff(tx, siteId) : [to]
      if (recipients.length === 0)
        throw new Refused(409, 'This site has nobody yet who reads its mail.')
      const values = { subject, message, name: name || email, replyTo: email }
      for (const recipient of recipients)
        await queueMail(tx, { siteId, to: recipient, template: 'message', values })
      return { accepted: true }
    })
  }
}
