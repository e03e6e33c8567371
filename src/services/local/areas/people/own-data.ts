import { and, eq } from 'drizzle-orm'
import type { Bilingual } from '#schemas/bilingual.ts'
import { UserKind } from '#schemas/endpoint.ts'
import { eraseOwnData, exportOwnData } from '#schemas/services/profile.ts'
import { requireCaller } from '../../../access.ts'
import type { ServiceContext } from '../../../calls.ts'
import { refuseInBoth } from '../../../service-error.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { type Person, readPerson, removePerson } from './person-data.ts'

const admin = UserKind.options.indexOf('admin')

/** Everything that the site stores about the caller. */
export const exportOwnDataHandler = handler(exportOwnData, { role: 'server' }, async (tx, ctx) =>
  readPerson(tx, await requireOwn(tx, ctx)),
)

/** Erases the caller, who has typed the address of the account. */
export const eraseOwnDataHandler = handler(
  eraseOwnData,
  { role: 'server' },
  async (tx, ctx, { email }) => {
    const caller = requireCaller(ctx.caller)
    if (caller.kind === 'superadmin') throw refuseInBoth(409, refusals.superadmin)
    if (caller.kind === 'admin') await requireAnotherAdmin(tx, ctx.siteId, caller.userId)
    const own = await requireOwn(tx, ctx)
    if (email !== own.email) throw refuseInBoth(422, refusals.otherAddress)
    return removePerson(tx, ctx, own)
  },
)

/** The caller as a person of this site, whose row is locked. Throws 409 for an account of another site. */
async function requireOwn(
  tx: Transaction,
  { siteId, caller }: ServiceContext,
): Promise<Person & { accountId: string }> {
  const { userId } = requireCaller(caller)
  const [own] = await tx
    .select({ accountId: accounts.id, email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), eq(accounts.id, userId)))
    .for('update')
  if (own === undefined) throw refuseInBoth(409, refusals.elsewhere)
  return { siteId, ...own }
}

/** Throws 409 for the last administrator. Every row is locked, so that the last two cannot both leave. */
async function requireAnotherAdmin(tx: Transaction, siteId: string, own: string): Promise<void> {
  const admins = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(eq(accounts.siteId, siteId), eq(accounts.kind, admin), eq(accounts.isSuspended, false)),
    )
    .orderBy(accounts.id)
    .for('update')
  if (!admins.some(({ id }) => id !== own)) throw refuseInBoth(409, refusals.lastAdmin)
}

const refusals: Record<'superadmin' | 'lastAdmin' | 'elsewhere' | 'otherAddress', Bilingual> = {
  superadmin: {
    id: 'Akun superadmin menjaga semua situs dan tidak dapat dihapus sendiri. Minta superadmin lain untuk menghapusnya.',
    en: 'The account of a superadmin looks after every site and is not erased by its owner. Ask another superadmin to erase it.',
  },
  lastAdmin: {
    id: 'Anda satu-satunya pengelola situs ini. Undang pengelola lain dahulu, lalu hapus akun Anda.',
    en: 'You are the only administrator of this site. Invite another one first, then erase your account.',
  },
  elsewhere: {
    id: 'Akun Anda dibuat di situs lain. Buka data Anda di situs itu.',
    en: 'Your account was made at another site. Open your data there.',
  },
  otherAddress: {
    id: 'Ini bukan alamat surel akun Anda. Tulis alamat yang tercantum di profil.',
    en: 'This is not the e-mail address of your account. Write the one that your profile shows.',
  },
}
