import { and, eq } from 'drizzle-orm'
import { refuseInBoth } from '../../../service-error.ts'
import type { OperatorChange, OperatorRow, Operators } from '../../../operators.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { sites } from '../../database/tables/site-table.ts'
import { recordChange } from '../../records/record-change.ts'
import { inviteIn } from '../account/invite.ts'
import { requireAnotherSuperadmin, superadmin } from '../account/last-superadmin.ts'
import { closeSessions } from '../account/session.ts'
import { listOperators, readOperator, runsSite } from './operator-rows.ts'

/** Those who run the sites of the database; `hasPassword` says whether people sign in with a password here. */
export const openOperators = (database: Database, hasPassword: boolean): Operators => ({
  list: (siteIds, asked) => listOperators(database, siteIds, asked),
  invite: (site, who, caller) =>
    inSite(database, site.siteId, async (tx) => {
      const { siteId } = site
      await tx.insert(sites).values({ id: siteId }).onConflictDoNothing()
      const known = await requireNoSuperadmin(tx, siteId, who.email)
      const { id } = await inviteIn(tx, site, { ...who, kind: 'admin', hasPassword })
      const event = known ? 'updated' : 'created'
      const fields = known ? ['kind'] : []
      const item = { area: 'account', itemId: id, name: who.name }
      await recordChange(tx, { siteId, caller }, { ...item, event, fields })
      const row = await readOperator(tx, ofId({ siteId, id }))
      if (row === undefined) throw new Error('Who was invited has no account.')
      return row
    }),
  suspend: (change) =>
    inSite(database, change.siteId, async (tx) => {
      await requireAnotherSuperadmin(tx, ofId(change))
      if (!(await isOperator(tx, change))) return null
      if (change.id === change.caller.userId) throw refuseInBoth(409, refusals.own)
      await closeSessions(tx, change.id)
      return store(tx, change, true)
    }),
  resume: (change) =>
    inSite(database, change.siteId, async (tx) =>
      (await isOperator(tx, change)) ? store(tx, change, false) : null,
    ),
})

const inSite = <T>(database: Database, siteId: string, work: (tx: Transaction) => Promise<T>) =>
  database.transaction({ role: 'server', siteId }, work)

const ofId = ({ siteId, id }: Pick<OperatorChange, 'siteId' | 'id'>) =>
  and(runsSite(siteId), eq(accounts.id, id))

async function isOperator(tx: Transaction, change: OperatorChange): Promise<boolean> {
  const found = await tx.select({ id: accounts.id }).from(accounts).where(ofId(change))
  return found.length > 0
}

async function store(
  tx: Transaction,
  { siteId, id, caller }: OperatorChange,
  isSuspended: boolean,
): Promise<OperatorRow | null> {
  const chosen = ofId({ siteId, id })
  await tx.update(accounts).set({ isSuspended }).where(chosen)
  const row = await readOperator(tx, chosen)
  if (row === undefined) return null
  const event = isSuspended ? 'suspended' : 'resumed'
  const item = { area: 'account', itemId: id, name: row.name }
  await recordChange(tx, { siteId, caller }, { ...item, event })
  return row
}

/** Whether the site has an account of this address, which would become an administrator's. */
async function requireNoSuperadmin(
  tx: Transaction,
  siteId: string,
  email: string,
): Promise<boolean> {
  const [known] = await tx
    .select({ kind: accounts.kind })
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), eq(accounts.email, email)))
    .for('update')
  if (known?.kind === superadmin) throw refuseInBoth(409, refusals.superadmin, { field: 'email' })
  return known !== undefined
}

const refusals = {
  own: {
    id: 'Ini akun Anda sendiri. Minta superadmin lain untuk melakukannya.',
    en: 'This is your own account. Ask another superadmin to do this.',
  },
  superadmin: {
    id: 'Alamat ini milik seorang superadmin, yang sudah mengelola semua situs.',
    en: 'This is the address of a superadmin, who manages every site already.',
  },
}
