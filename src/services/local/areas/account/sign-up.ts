import { and, eq } from 'drizzle-orm'
import { signUpCoder } from '#schemas/services/account.ts'
import { UserKind } from '#schemas/endpoint.ts'
import type { SiteBranding } from '../../../branding.ts'
import { ServiceError, refuseField } from '../../../service-error.ts'
import { freeHandler } from '../../calls/handler.ts'
import { storeConsent } from '../../calls/store-consent.ts'
import type { Transaction } from '../../database/database.ts'
import { accountPasswords, accounts } from '../../database/tables/account-tables.ts'
import { schools } from '../../database/tables/program-tables.ts'
import { hashPassword } from './password.ts'
import { mailConfirmation, mailOwner } from './mail-confirmation.ts'

const student = UserKind.options.indexOf('student')

/** The settings of a site, as far as they say who may sign up. */
export type SiteOf = (siteId: string) => Pick<SiteBranding, 'isSignUpOpen'>

/**
 * Creates an account of a learner, or mails the owner of an existing one; the answer is the same for both. Throws
 * ServiceError with 403 at a site where only the staff make accounts.
 */
export const signUpCoderHandler = (siteOf: SiteOf) =>
  freeHandler(signUpCoder, async (database, context, input) => {
    const { siteId, origin, locale } = context
    if (!siteOf(siteId).isSignUpOpen)
      throw new ServiceError(403, 'This site takes no sign-ups. Ask its staff for an account.')
    const { name, email, password, phone, schoolId } = input
    // Computed also when it is not needed: the time must not reveal whether an account exists.
    const hash = await hashPassword(password)
    await database.transaction({ role: 'server', siteId, locale }, async (tx) => {
      if (schoolId !== undefined) await requireSchool(tx, siteId, schoolId)
      const [made] = await tx
        .insert(accounts)
        .values({ siteId, name, email, kind: student, phone, schoolId })
        .onConflictDoNothing()
        .returning({ id: accounts.id })
      if (made === undefined) return mailOwner(tx, { siteId, origin, name, email, locale })
      await tx.insert(accountPasswords).values({ siteId, accountId: made.id, hash })
      await storeConsent(tx, context, { endpoint: signUpCoder, answer: made })
      await mailConfirmation(tx, { siteId, origin, id: made.id, name, email, locale })
    })
    return { email }
  })

async function requireSchool(tx: Transaction, siteId: string, schoolId: string): Promise<void> {
  const [school] = await tx
    .select({ id: schools.id })
    .from(schools)
    .where(and(eq(schools.siteId, siteId), eq(schools.id, schoolId), eq(schools.isApproved, true)))
  if (school === undefined) throw refuseField('schoolId', 'There is no such school.')
}
