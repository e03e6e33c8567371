import type { Locale } from '#schemas/text.ts'
import type { Transaction } from '../../database/database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { accountLink } from './account-link.ts'
import { issueToken } from './tokens.ts'

interface Confirmed {
  siteId: string
  origin: string
  id: string
  name: string
  email: string
  locale: Locale | undefined
}

/** Queues the mail with the link that confirms the address of a new account. */
export async function mailConfirmation(tx: Transaction, account: Confirmed): Promise<void> {
  const { siteId, origin, name, email } = account
  const token = await issueToken(tx, account, 'verify')
  const link = accountLink(origin, `verify?token=${token}`, account.locale)
  await queueMail(tx, { siteId, to: email, template: 'confirm-address', values: { name, link } })
}

/** Queues the mail to the owner of an account that somebody tried to make again. */
export async function mailOwner(tx: Transaction, account: Omit<Confirmed, 'id'>): Promise<void> {
  const { siteId, origin, name, email, locale } = account
  const values = { name, link: accountLink(origin, 'forgot', locale) }
  await queueMail(tx, { siteId, to: email, template: 'has-account', values })
}
