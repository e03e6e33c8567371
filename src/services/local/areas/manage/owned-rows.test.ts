import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { erasePerson, exportPerson } from '#schemas/services/manage-accounts.ts'
import { managedJobs } from '#schemas/services/manage-content.ts'
import type { Transaction } from '../../database/database.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { jobs } from '../../database/tables/career-tables.ts'
import { deletedRows } from '../../database/tables/content-tables.ts'
import { type Companies, openCompanies } from '#tests/services/companies.ts'

const staff = managedJobs.calls

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('rows of an account', () => {
    let opened: Companies
    beforeAll(async () => {
      opened = await openCompanies(await newPlace())
    })
    afterAll(() => opened.close())

    test('are all that the database gives to their owner', async () => {
      const { company, other, admin } = opened
      await opened.offer('Terlihat')
      await opened.offer('Milik yang lain', other)
      const removed = await opened.offer('Dihapus pengurus')
      await opened.ask(staff.delete, { id: removed }, admin)
      const [{ userId: accountId }, siteId] = [company, 'alpha']
      const asOwner = <T>(work: (tx: Transaction) => Promise<T>) =>
        opened.database.transaction({ role: 'writer', siteId, accountId }, work)
      const seen = await asOwner((tx) => tx.select({ owner: jobs.ownerId }).from(jobs))
      expect(new Set(seen.map(({ owner }) => owner))).toEqual(new Set([accountId]))
      expect(await asOwner((tx) => tx.select().from(deletedRows))).toEqual([])
      await asOwner((tx) => tx.update(jobs).set({ city: 'Solo' }))
      const untouched = await opened.database.transaction({ role: 'writer', siteId }, (tx) =>
        tx.select().from(jobs).where(eq(jobs.ownerId, other.userId)),
      )
      expect(untouched).toMatchObject([{ title: 'Milik yang lain', city: null }])
      const giving = asOwner((tx) => tx.update(jobs).set({ ownerId: other.userId }))
      await expect(giving).rejects.toThrow(/row-level security/)
    })

    test('are exported with their owner, and left to the staff when they are erased', async () => {
      const { admin } = opened
      const leaving = await opened.addAccount('industry')
      const id = await opened.offer('Pamit', leaving)
      const [account] = await opened.database.transaction(
        { role: 'server', siteId: 'alpha' },
        (tx) => tx.select().from(accounts).where(eq(accounts.id, leaving.userId)),
      )
      const email = account?.email ?? ''
      const exported = await opened.ask(exportPerson, { email }, admin)
      expect(exported?.rows['jobs']).toMatchObject([{ id, title: 'Pamit', is_published: false }])
      await opened.ask(erasePerson, { email }, admin)
      const left = await opened.ask(staff.list, { search: 'Pamit' }, admin)
      expect(left?.items).toMatchObject([{ id, state: 'draft' }])
    })
  })
})
