import { and, eq } from 'drizzle-orm'
import { UserKind } from '#schemas/endpoint.ts'
import { type Profile, readProfile, updateProfile } from '#schemas/services/profile.ts'
import type { Locale } from '#schemas/text.ts'
import { requireCaller } from '../../../access.ts'
import { etagOf } from '../../../etag.ts'
import { ServiceError } from '../../../service-error.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { schools } from '../../database/tables/program-tables.ts'

async function findProfile(tx: Transaction, userId: string): Promise<Profile | null> {
  const [found] = await tx
    .select({ account: accounts, school: { id: schools.id, name: schools.name } })
    .from(accounts)
    .leftJoin(schools, and(eq(schools.siteId, accounts.siteId), eq(schools.id, accounts.schoolId)))
    .where(eq(accounts.id, userId))
  const kind = UserKind.options[found?.account.kind ?? -1]
  if (found === undefined || kind === undefined) return null
  const { id, name, email, phone, verifiedAt, createdAt, kind: number } = found.account
  return {
    id,
    name,
    email,
    phone,
    kind,
    user_kind: number,
    verified: verifiedAt !== null,
    school: found.school,
    createdAt: createdAt.toISOString(),
  }
}

/** The profile of the caller. */
export const readProfileHandler = handler(readProfile, { role: 'server' }, (tx, { caller }) =>
  findProfile(tx, requireCaller(caller).userId),
)

/** Changes the profile of the caller, from the version that was read where that is named. */
export const updateProfileHandler = handler(
  updateProfile,
  { role: 'server' },
  async (tx, { siteId, caller, ifMatch, locale = 'id' }, input) => {
    const { userId } = requireCaller(caller)
    const own = and(eq(accounts.siteId, siteId), eq(accounts.id, userId))
    const [locked] = await tx.select({ id: accounts.id }).from(accounts).where(own).for('update')
    // A superadmin may be signed in here with an account of another site.
    if (locked === undefined) throw new ServiceError(409, words[locale].elsewhere)
    const before = await findProfile(tx, userId)
    if (before === null) return null
    if (ifMatch !== undefined && ifMatch !== etagOf(before))
      throw new ServiceError(412, words[locale].changed)
    if (Object.keys(input).length > 0) await tx.update(accounts).set(input).where(own)
    return findProfile(tx, userId)
  },
)

const words: Record<Locale, Record<'elsewhere' | 'changed', string>> = {
  id: {
    elsewhere: 'Profil ini milik situs lain. Ubah di situs tempat akun Anda dibuat.',
    changed: 'Profil Anda sudah berubah sejak dibuka. Buka lagi, lalu simpan.',
  },
  en: {
    elsewhere: 'This profile belongs to another site. Change it where your account was made.',
    changed: 'Your profile has changed since it was opened. Open it again, then save.',
  },
}
