import { and, eq, type SQL } from 'drizzle-orm'
import type { Locale } from '#schemas/text.ts'
import type { ServiceContext } from '../../../calls.ts'
import { ServiceError } from '../../../service-error.ts'
import type { Transaction } from '../../database/database.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { requireAnotherSuperadmin, superadmin } from '../account/last-superadmin.ts'

/** An account, by its id or its address. */
type Named = { id: string } | { email: string }

/** The same as `requireManageable`, for a change after which the account cannot sign in. Throws 409 for the last active superadmin. */
export async function requireRemovable(
  tx: Transaction,
  ctx: ServiceContext,
  who: Named,
): Promise<string | undefined> {
  if (ctx.caller?.kind === 'superadmin') await requireAnotherSuperadmin(tx, ofSite(ctx.siteId, who))
  return requireManageable(tx, ctx, who)
}

/**
 * Locks the account that is named by its id or its address, and returns its id; undefined when the site has none.
 * Throws 409 for the caller's own account and 403 for a superadmin's, which only a superadmin may manage.
 */
export async function requireManageable(
  tx: Transaction,
  { siteId, caller, locale = 'id' }: ServiceContext,
  who: Named,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: accounts.id, kind: accounts.kind })
    .from(accounts)
    .where(ofSite(siteId, who))
    .for('update')
  if (found === undefined) return undefined
  if (found.id === caller?.userId) throw new ServiceError(409, words[locale].own)
  if (found.kind === superadmin && caller?.kind !== 'superadmin')
    throw new ServiceError(403, words[locale].superadmin)
  return found.id
}

const ofSite = (siteId: string, who: Named): SQL | undefined =>
  and(
    eq(accounts.siteId, siteId),
    'id' in who ? eq(accounts.id, who.id) : eq(accounts.email, who.email),
  )

const words: Record<Locale, Record<'own' | 'superadmin', string>> = {
  id: {
    own: 'Ini akun Anda sendiri. Minta pengelola lain untuk melakukannya.',
    superadmin: 'Akun superadmin hanya dapat diubah oleh superadmin.',
  },
  en: {
    own: 'This is your own account. Ask another administrator to do this.',
    superadmin: 'Only a superadmin can change the account of a superadmin.',
  },
}
