import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listSessions,
  type Profile,
  readProfile,
  revokeSession,
  revokeSessions,
  updateProfile,
} from '#schemas/services/profile.ts'
import type { Caller } from '#src/services/calls.ts'
import { etagOf } from '#src/services/etag.ts'
import { type OpenedLearning, openLearning } from '#tests/services/open-learning.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { identify, openSession } from './session.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the profile and the sessions of an account', () => {
    let opened: OpenedLearning
    beforeAll(async () => {
      opened = await openLearning(await newPlace())
    })
    afterAll(() => opened.close())

    test('are changed field by field', async () => {
      const caller = await opened.addAccount('student')
      const change = (input: object) => opened.ask(updateProfile, input, caller)
      expect(await change({ name: ' Sekar Arum ', phone: '0812 3456 7890' })).toMatchObject({
        id: caller.userId,
        name: 'Sekar Arum',
        phone: '0812 3456 7890',
        kind: 'student',
        school: null,
      })
      expect(await change({ phone: null })).toMatchObject({ name: 'Sekar Arum', phone: null })
      expect(await change({})).toEqual(await opened.ask(readProfile, {}, caller))
      const other = await opened.addAccount('student')
      expect(await opened.ask(readProfile, {}, other)).not.toMatchObject({ name: 'Sekar Arum' })
    })

    test('are not changed from a version that has passed, nor at another site', async () => {
      const caller = await opened.addAccount('superadmin')
      const change = (ifMatch: string, siteId = 'alpha') =>
        opened.serve(
          updateProfile,
          { siteId, origin: '', caller, ifMatch },
          { name: 'Nama baru' },
        ) as Promise<Profile>
      const before = etagOf(await opened.ask(readProfile, {}, caller))
      expect(await change(before)).toMatchObject({ name: 'Nama baru' })
      await expect(change(before)).rejects.toMatchObject({ status: 412 })
      await expect(change(before, 'beta')).rejects.toMatchObject({ status: 409 })
    })

    const signIn = async ({ userId, kind }: Caller, times: number): Promise<Caller[]> => {
      const callers: Caller[] = []
      for (let time = 0; time < times; time++)
        callers.push({
          userId,
          kind,
          bearer: await opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
            openSession(tx, { id: userId, siteId: 'alpha', kind: 4 }),
          ),
        })
      return callers
    }
    const isIn = async ({ bearer = '' }: Caller) =>
      (await identify(opened.database, 'alpha', bearer)) !== null

    test('are listed, ended one by one, and nobody else’s', async () => {
      const [here, there] = await signIn(await opened.addAccount('student'), 2)
      const [stranger] = await signIn(await opened.addAccount('student'), 1)
      if (!here || !there || !stranger) throw new Error('three sessions are open')
      const list = await opened.ask(listSessions, {}, here)
      expect(list?.items.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true])
      expect(JSON.stringify(list)).not.toContain(here.bearer)
      const other = list?.items.find(({ isCurrent }) => !isCurrent)
      expect(await opened.ask(revokeSession, { id: other?.id ?? '' }, stranger)).toBeNull()
      expect(await opened.ask(revokeSession, { id: other?.id ?? '' }, here)).toEqual({ revoked: 1 })
      expect([await isIn(here), await isIn(there), await isIn(stranger)]).toEqual([
        true,
        false,
        true,
      ])
    })

    test('are ended everywhere, here too by choice', async () => {
      const [here, there] = await signIn(await opened.addAccount('student'), 3)
      if (!here || !there) throw new Error('three sessions are open')
      expect(await opened.ask(revokeSessions, {}, here)).toEqual({ revoked: 2 })
      expect([await isIn(here), await isIn(there)]).toEqual([true, false])
      expect(await opened.ask(revokeSessions, { includeCurrent: true }, here)).toEqual({
        revoked: 1,
      })
      expect(await isIn(here)).toBe(false)
    })
  })
})
