import { and, eq, sql } from 'drizzle-orm'
import { forgotPassword, readToken, resetPassword } from '#schemas/services/account.ts'
import { freeHandler, handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { accountLink } from './account-link.ts'
import { countAttempt } from './attempts.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { accountPasswords, accounts } from '../../database/tables/account-tables.ts'
import { closeSessions } from './session.ts'
import { hashPassword } from './password.ts'
import { linkIsOver } from './verify-email.ts'
import { dropTokens, findMailedToken, issueToken, redeemToken } from './tokens.ts'

/** How many links one account may be sent. */
const mailing = {
  fromOne: { times: 3, seconds: 3600 },
  fromStrangers: { times: 6, seconds: 3600 },
}

/** Mails a link to the owner of an account, if it exists and is not suspended. */
export const forgotPasswordHandler = freeHandler(
  forgotPassword,
  async (database, { siteId, origin, locale, address }, { email }) => {
    const attempt = { siteId, what: 'forgot', email, address, locale } as const
    await countAttempt(database, { attempt, limits: mailing }, async (tx) => {
      const [account] = await tx
        .select({ id: accounts.id, name: accounts.name })
        .from(accounts)
        .where(
          and(
            eq(accounts.siteId, siteId),
            eq(accounts.email, email),
            eq(accounts.isSuspended, false),
          ),
        )
      if (account === undefined) return
      const token = await issueToken(tx, { ...account, siteId }, 'reset')
      const values = {
        name: account.name,
        link: accountLink(origin, `reset?token=${token}`, locale),
      }
      await queueMail(tx, { siteId, to: email, template: 'new-password', values })
    })
    return { email }
  },
)

/** Sets a new password, confirms the address (the mail reached it) and ends every session. */
export const resetPasswordHandler = freeHandler(
  resetPassword,
  async (database, { siteId, origin, locale }, { token, password }) => {
    // Hashing takes long: a transaction would hold a connection meanwhile.
    const hash = await hashPassword(password)
    return database.transaction({ role: 'server', siteId, locale }, async (tx) => {
      const used = await redeemToken(tx, token, 'reset')
      if (used === undefined) throw linkIsOver()
      return setPassword(tx, { siteId, origin, accountId: used.accountId, hash })
    })
  },
)

interface NewPassword {
  siteId: string
  origin: string
  accountId: string
  hash: string
}

async function setPassword(tx: Transaction, { siteId, origin, accountId, hash }: NewPassword) {
  const set = { hash, changedAt: new Date() }
  await tx
    .insert(accountPasswords)
    .values({ siteId, accountId, ...set })
    .onConflictDoUpdate({ target: accountPasswords.accountId, set })
  await closeSessions(tx, accountId)
  await dropTokens(tx, accountId, ['verify', 'reset', 'code'])
  const [account] = await tx
    .update(accounts)
    .set({ verifiedAt: sql`coalesce(${accounts.verifiedAt}, now())` })
    .where(eq(accounts.id, accountId))
    .returning({ email: accounts.email, name: accounts.name })
  if (account === undefined) return null
  const values = { name: account.name, link: new URL('/account/forgot', origin).href }
  await queueMail(tx, { siteId, to: account.email, template: 'password-changed', values })
  return { email: account.email }
}

/** The purpose of a mailed token; reading it does not use it up. */
export const readTokenHandler = handler(readToken, { role: 'server' }, async (tx, _, { token }) => {
  const found = await findMailedToken(tx, token)
  if (found === undefined || found.purpose === 'code') return null
  const [name = '', domain = ''] = found.email.split('@')
  return {
    purpose: found.purpose,
    email: `${name.slice(0, 1)}***@${domain}`,
    expiresAt: found.expiresAt.toISOString(),
  }
})
