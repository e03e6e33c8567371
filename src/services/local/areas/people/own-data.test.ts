import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportPerson } from '#schemas/services/manage-accounts.ts'
import { listContentChanges } from '#schemas/services/manage-sent.ts'
import { eraseOwnData, exportOwnData } from '#schemas/services/profile.ts'
import type { Caller } from '#src/services/calls.ts'
import { type OpenedLearning, openLearning } from '#tests/services/open-learning.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { identify, openSession } from '../account/session.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a person’s own data', () => {
    let opened: OpenedLearning
    let admin: Caller
    let first: Caller
    beforeAll(async () => {
      opened = await openLearning(await newPlace())
      admin = await opened.addAccount('admin')
      first = await opened.addAccount('admin', 'beta')
    })
    afterAll(() => opened.close())

    const rowOf = async ({ userId }: Caller, siteId = 'alpha') => {
      const rows = await opened.database.transaction({ role: 'server', siteId }, (tx) =>
        tx.select().from(accounts).where(eq(accounts.id, userId)),
      )
      return rows[0]
    }
    const erase = async (caller: Caller, siteId = 'alpha') =>
      opened.askAt(siteId)(
        eraseOwnData,
        { email: (await rowOf(caller, siteId))?.email ?? '' },
        caller,
      )

    test('is what is stored about the caller alone', async () => {
      const [own, other] = [await opened.addAccount('student'), await opened.addAccount('student')]
      await opened.addInvoice(own, 'paid')
      await opened.addInvoice(other, 'paid')
      const exported = await opened.ask(exportOwnData, {}, own)
      expect(exported?.email).toBe((await rowOf(own))?.email)
      const rows = exported?.rows ?? {}
      expect(rows['accounts']).toMatchObject([{ id: own.userId }])
      expect(rows['invoices']).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(other.userId)
    })

    test('is erased: the sessions end, the invoice stays without the name, nobody else is touched', async () => {
      const [own, other] = [await opened.addAccount('student'), await opened.addAccount('student')]
      await opened.addInvoice(own, 'paid')
      const email = (await rowOf(own))?.email ?? ''
      const bearer = await opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
        openSession(tx, { id: own.userId, siteId: 'alpha', kind: 4 }),
      )
      expect(await erase(own)).toMatchObject({ erased: { accounts: 1, sessions: 1 } })
      expect(await identify(opened.database, 'alpha', bearer)).toBeNull()
      expect((await opened.ask(exportPerson, { email }, admin))?.rows).toEqual({})
      expect(await rowOf(own)).toMatchObject({ name: '—', phone: null, isSuspended: true })
      const kept = (await rowOf(own))?.email ?? ''
      const left = await opened.ask(exportPerson, { email: kept }, admin)
      expect(left?.rows['invoices']).toHaveLength(1)
      expect(await rowOf(other)).toMatchObject({ isSuspended: false })
      const changes = await opened.ask(listContentChanges, { itemId: own.userId }, admin)
      expect(changes?.items).toMatchObject([{ event: 'erased', name: '—' }])
    })

    test('is not erased for another address, nor at another site', async () => {
      const own = await opened.addAccount('student')
      const asked = opened.ask(eraseOwnData, { email: 'lain@contoh.test' }, own)
      await expect(asked).rejects.toMatchObject({ status: 422 })
      const visiting = opened.askAt('beta')(exportOwnData, {}, own)
      await expect(visiting).rejects.toMatchObject({ status: 409 })
      expect(await rowOf(own)).toMatchObject({ isSuspended: false })
    })

    test('of a superadmin is not erased', async () => {
      await expect(erase(await opened.addAccount('superadmin'))).rejects.toMatchObject({
        status: 409,
      })
    })

    test('of two administrators who leave at once, one stays', async () => {
      await expect(erase(first, 'beta')).rejects.toMatchObject({ status: 409 })
      const second = await opened.addAccount('admin', 'beta')
      const ends = await Promise.allSettled([erase(first, 'beta'), erase(second, 'beta')])
      expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    })
  })
})
