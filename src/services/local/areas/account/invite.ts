import { sql } from 'drizzle-orm'
import { UserKind } from '#schemas/endpoint.ts'
import type { Database } from '../../database/database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { closeSessions } from './session.ts'
import type { Invitation } from '../../../accounts.ts'
import { issueToken } from './tokens.ts'

interface Invited extends Invitation {
  /** Whether people sign in with a password here. */
  hasPassword: boolean
}

/**
 * Creates an account of a kind, or changes the kind of an existing one and ends its sessions. Returns the link
 * that sets its password, or that leads to the sign-in where passwords are not used; it is also mailed.
 */
export function invite(
  database: Database,
  { siteId, origin }: { siteId: string; origin: string },
  { email, name, kind, hasPassword }: Invited,
): Promise<string> {
  return database.transaction({ role: 'server', siteId }, async (tx) => {
    const number = UserKind.options.indexOf(kind)
    const [account] = await tx
      .insert(accounts)
      .values({ siteId, email: email.toLowerCase(), name, kind: number })
      .onConflictDoUpdate({
        target: [accounts.siteId, accounts.email],
        set: { kind: sql`excluded.kind` },
      })
      .returning({ id: accounts.id })
    const id = account?.id ?? ''
    await closeSessions(tx, id)
    const path = hasPassword
      ? `/account/reset?token=${await issueToken(tx, { id, siteId }, 'reset')}`
      : '/Login'
    const values = { name, link: new URL(path, origin).href }
    const template = hasPassword ? 'invitation' : 'invitation-to-sign-in'
    await queueMail(tx, { siteId, to: email, template, values, isForOthers: true })
    return values.link
  })
}
