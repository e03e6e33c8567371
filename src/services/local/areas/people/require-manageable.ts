import { and, eq, type SQL } from 'drizzle-orm'
import { UserKind } from '#schemas/endpoint.ts'
import type { Locale } from '#schemas/text.ts'
import type { ServiceContext } from '../../../calls.ts'
import { ServiceError } from '../../../service-error.ts'
import type { Transaction } from '../../database/database.ts'
import { accounts } from '../../database/tables/account-tables.ts'

const superadmin = UserKind.options.indexOf('superadmin')

/**
 * Locks the account that is named by its id or its address, and returns its id; undefined when the site has none.
 * Throws 409 for the caller's own account and 403 for a superadmin's, which only a superadmin may manage.
 */
export async function requireManageable(
  tx: Transaction,
  { siteId, caller, locale = 'id' }: ServiceContext,
  who: { id: string } | { email: string },
): Promise<string | undefined> {
  const named: SQL = 'id' in who ? eq(accounts.id, who.id) : eq(accounts.email, who.email)
  const [found] = await tx
    .select({ id: accounts.id, kind: accounts.kind })
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), named))
    .for('update')
  if (found === undefined) return undefined
  if (found.id === caller?.userId) throw new ServiceError(409, words[locale].own)
  if (found.kind === superadmin && caller?.kind !== 'superadmin')
    throw new ServiceError(403, words[locale].superadmin)
  return found.id
}

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
