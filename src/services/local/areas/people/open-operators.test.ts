import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listContentChanges } from '#schemas/services/manage-sent.ts'
import type { Caller } from '#src/services/calls.ts'
import type { Operators, OperatorsAsked } from '#src/services/operators.ts'
import { type OpenedLearning, openLearning } from '#tests/services/open-learning.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { identify, openSession } from '../account/session.ts'
import { openOperators } from './open-operators.ts'

const asked: OperatorsAsked = { state: 'all', page: 1, perPage: 50 }
const sites = ['alpha', 'beta']

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('those who run the sites', () => {
    let opened: OpenedLearning
    let operators: Operators
    let first: Caller
    beforeAll(async () => {
      opened = await openLearning(await newPlace())
      operators = openOperators(opened.database, true)
      first = await opened.addAccount('superadmin')
    })
    afterAll(() => opened.close())

    const idsOf = async (among: readonly string[], rest: Partial<OperatorsAsked> = {}) =>
      (await operators.list(among, { ...asked, ...rest })).rows.map(({ id }) => id)

    test('are listed over all sites, page by page, and nobody else is', async () => {
      const [here, there] = [
        await opened.addAccount('admin'),
        await opened.addAccount('admin', 'beta'),
      ]
      const learner = await opened.addAccount('student', 'beta')
      const all = await idsOf(sites)
      expect(all).toEqual(expect.arrayContaining([first, here, there].map((one) => one.userId)))
      expect(all).not.toContain(learner.userId)
      // A superadmin is visible to every site, and is listed with its own alone.
      expect(await idsOf(['beta'])).toEqual([there.userId])
      expect(await idsOf(sites, { kind: 'superadmin' })).toEqual([first.userId])
      const pages = []
      for (let page = 1; page <= all.length; page++)
        pages.push(...(await idsOf(sites, { page, perPage: 1 })))
      expect(pages).toEqual(all)
      expect((await operators.list(sites, { ...asked, perPage: 1 })).total).toBe(all.length)
    })

    test('are invited to any site, which stores who did it', async () => {
      const site = { siteId: 'beta', origin: 'https://beta.example' }
      const who = { email: 'baru@contoh.test', name: 'Baru' }
      const row = await operators.invite(site, who, first)
      expect(row).toMatchObject({ siteId: 'beta', kind: 'admin', isSuspended: false })
      expect(JSON.stringify(row)).not.toMatch(/token|hash|reset/)
      const changes = await opened.askAt('beta')(listContentChanges, { itemId: row.id }, first)
      expect(changes?.items).toMatchObject([{ event: 'created', actorId: first.userId }])
      expect(await idsOf(['alpha'], { search: who.email })).toEqual([])
    })

    test('are suspended and resumed at any site, and their sessions end at once', async () => {
      const there = await opened.addAccount('admin', 'beta')
      const named = { siteId: 'beta', id: there.userId, caller: first }
      const bearer = await opened.database.transaction({ role: 'server', siteId: 'beta' }, (tx) =>
        openSession(tx, { id: there.userId, siteId: 'beta', kind: 1 }),
      )
      expect(await operators.suspend(named)).toMatchObject({ isSuspended: true, signedInAt: null })
      expect(await identify(opened.database, 'beta', bearer)).toBeNull()
      expect(await idsOf(sites, { state: 'suspended' })).toEqual([there.userId])
      expect(await operators.resume(named)).toMatchObject({ isSuspended: false })
      expect(await operators.suspend({ ...named, siteId: 'alpha' })).toBeNull()
      const learner = await opened.addAccount('student', 'beta')
      expect(await operators.suspend({ ...named, id: learner.userId })).toBeNull()
    })

    test('keep one active superadmin, also when two suspend each other', async () => {
      const suspend = (id: string, caller: Caller, siteId = 'alpha') =>
        operators.suspend({ siteId, id, caller })
      await expect(suspend(first.userId, first)).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining('last active superadmin'),
      })
      const second = await opened.addAccount('superadmin', 'beta')
      await expect(suspend(first.userId, first)).rejects.toMatchObject({
        message: expect.stringContaining('your own account'),
      })
      const settled = await Promise.allSettled([
        suspend(second.userId, first, 'beta'),
        suspend(first.userId, second),
      ])
      expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { status: 409 },
      })
      expect(await idsOf(sites, { kind: 'superadmin', state: 'active' })).toHaveLength(1)
    })

    test('invite no superadmin as an administrator', async () => {
      const { rows } = await operators.list(sites, { ...asked, kind: 'superadmin' })
      const [known] = rows
      const site = { siteId: known?.siteId ?? '', origin: 'https://alpha.example' }
      const again = operators.invite(site, { email: known?.email ?? '', name: 'Lagi' }, first)
      await expect(again).rejects.toMatchObject({ status: 409, fields: [{ field: 'email' }] })
    })
  })
})
