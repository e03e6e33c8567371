import { and, eq, sql } from 'drizzle-orm'
import { signUpCoder, verifyEmail } from '#schemas/services/account.ts'
import { UserKind } from '#schemas/endpoint.ts'
import { ServiceError, refuseField } from '../../../service-error.ts'
import { freeHandler, handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { accountPasswords, accounts } from '../../database/tables/account-tables.ts'
import { schools } from '../../database/tables/program-tables.ts'
import { hashPassword } from './password.ts'
import { issueToken, redeemToken } from './tokens.ts'

const student = UserKind.options.indexOf('student')

/** Creates an account of a learner, or mails the owner of an existing one; the answer is the same for both. */
export const signUpCoderHandler = freeHandler(
  signUpCoder,
  async (database, { siteId, origin }, { name, email, password, phone, schoolId }) => {
    // Computed also when it is not needed: the time must not reveal whether an account exists.
    const hash = await hashPassword(password)
    await database.transaction({ role: 'server', siteId }, async (tx) => {
      if (schoolId !== undefined) await requireSchool(tx, siteId, schoolId)
      const [made] = await tx
        .insert(accounts)
        .values({ siteId, name, email, kind: student, phone, schoolId })
        .onConflictDoNothing()
        .returning({ id: accounts.id })
      if (made === undefined) {
        const link = new URL('/account/forgot', origin).href
        return queueMail(tx, { siteId, to: email, template: 'has-account', values: { name, link } })
      }
      await tx.insert(accountPasswords).values({ siteId, accountId: made.id, hash })
      await mailConfirmation(tx, { siteId, origin, id: made.id, name, email })
    })
    return { email }
  },
)

async function requireSchool(tx: Transaction, siteId: string, schoolId: string): Promise<void> {
  const [school] = await tx
    .select({ id: schools.id })
    .from(schools)
    .where(and(eq(schools.siteId, siteId), eq(schools.id, schoolId), eq(schools.isApproved, true)))
  if (school === undefined) throw refuseField('schoolId', 'There is no such school.')
}

interface Confirmed {
  siteId: string
  origin: string
  id: string
  name: string
  email: string
}

async function mailConfirmation(tx: Transaction, account: Confirmed): Promise<void> {
  const { siteId, origin, name, email } = account
  const token = await issueToken(tx, account, 'verify')
  const link = new URL(`/account/verify?token=${token}`, origin).href
  await queueMail(tx, { siteId, to: email, template: 'confirm-address', values: { name, link } })
}

/** Confirms the address that a mailed token was sent to. */
export const verifyEmailHandler = handler(
  verifyEmail,
  { role: 'server' },
  async (tx, _, { token }) => {
    const used = await redeemToken(tx, token, 'verify')
    if (used === undefined) throw linkIsOver()
    const [account] = await tx
      .update(accounts)
      .set({ verifiedAt: sql`coalesce(${accounts.verifiedAt}, now())` })
      .where(eq(accounts.id, used.accountId))
      .returning({ email: accounts.email })
    return account ?? null
  },
)

/** The error for a mailed link that was used, or that has expired. */
export const linkIsOver = () =>
  new ServiceError(410, 'This link was used already, or its time is over. Ask for a new one.')
