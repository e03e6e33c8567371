import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { UserKind } from '#schemas/endpoint.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { leadColumnsOf } from '../lead-area/lead-columns.ts'
import { requireAnotherSuperadmin, superadmin } from './last-superadmin.ts'
import { closeSessions } from './session.ts'
import type { Invitation } from '../../../accounts.ts'
import { issueToken } from './tokens.ts'

interface InvitingSite {
  siteId: string
  origin: string
}

interface Invited extends Invitation {
  /** Whether people sign in with a password here. */
  hasPassword: boolean
}

/**
 * Creates an account of a kind, or changes the kind of an existing one and ends its sessions. Returns the link
 * that sets its password, or that leads to the sign-in where passwords are not used; it is also mailed. A lead that is
 * invited again as the same kind stays tied to its programme or province, unless another one is named. Throws ServiceError
 * with 409 for the last active superadmin as another kind.
 */
export const invite = (database: Database, site: InvitingSite, invited: Invited): Promise<string> =>
  database.transaction({ role: 'server', siteId: site.siteId }, async (tx) => {
    const { link } = await inviteIn(tx, site, invited)
    return link
  })

/** The same within a transaction, with the id of the account. */
export async function inviteIn(
  tx: Transaction,
  { siteId, origin }: InvitingSite,
  { email, name, kind, program, province, hasPassword }: Invited,
): Promise<{ id: string; link: string }> {
  const number = UserKind.options.indexOf(kind)
  if (number !== superadmin)
    await requireAnotherSuperadmin(
      tx,
      and(eq(accounts.siteId, siteId), eq(accounts.email, email.toLowerCase())),
    )
  const led = await leadColumnsOf(tx, { siteId, kind, program, province })
  const [account] = await tx
    .insert(accounts)
    .values({ siteId, email: email.toLowerCase(), name, kind: number, ...led })
    .onConflictDoUpdate({
      target: [accounts.siteId, accounts.email],
      set: {
        kind: sql`excluded.kind`,
        leadProgramId: ledStill(accounts.leadProgramId),
        leadProvinceId: ledStill(accounts.leadProvinceId),
      },
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
  return { id, link: values.link }
}

/** What is named, or else what an account of the same kind has. */
const ledStill = (column: PgColumn) => {
  const name = sql.identifier(column.name)
  return sql`coalesce(excluded.${name}, case when accounts.kind = excluded.kind then accounts.${name} end)`
}
