import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { erasePerson, resumeAccount, suspendAccount } from '#schemas/services/manage-accounts.ts'
import type { Caller } from '#src/services/calls.ts'
import { type OpenedLearning, openLearning } from '#tests/services/open-learning.ts'
import { invite } from '../account/invite.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { openOperators } from './open-operators.ts'

const at = { siteId: 'alpha', origin: 'https://alpha.example' }

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the last active superadmin of all sites', () => {
    let opened: OpenedLearning
    let first: Caller
    let second: Caller
    beforeAll(async () => {
      opened = await openLearning(await newPlace())
      first = await opened.addAccount('superadmin')
      second = await opened.addAccount('superadmin')
    })
    afterAll(() => opened.close())

    const rowOf = async ({ userId }: Caller) => {
      const rows = await opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
        tx.select().from(accounts).where(eq(accounts.id, userId)),
      )
      return rows[0]
    }
    const emailOf = async (who: Caller) => (await rowOf(who))?.email ?? ''

    /** Every way in which an account stops to be an active superadmin. */
    const ways = {
      'suspended by the staff of its site': (who: Caller, by: Caller) =>
        opened.ask(suspendAccount, { id: who.userId }, by),
      'suspended among those who run the sites': (who: Caller, by: Caller) =>
        openOperators(opened.database, true).suspend({
          siteId: at.siteId,
          id: who.userId,
          caller: by,
        }),
      erased: async (who: Caller, by: Caller) =>
        opened.ask(erasePerson, { email: await emailOf(who) }, by),
      'invited as another kind': async (who: Caller, _by: Caller) => {
        const email = (await emailOf(who)).toUpperCase()
        const invited = { email, name: 'Turun', kind: 'admin', hasPassword: true } as const
        return invite(opened.database, at, invited)
      },
    }
    type Way = (who: Caller, by: Caller) => Promise<unknown>

    /** Both remove the other at once; the one who is left, after another has been added. */
    async function race(one: Way, other: Way): Promise<void> {
      const ends = await Promise.allSettled([one(second, first), other(first, second)])
      expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { status: 409, message: expect.stringContaining('last active superadmin') },
      })
      const left = await Promise.all([first, second].map(rowOf))
      const [stays] = left.filter((row) => row?.kind === 0 && !row.isSuspended)
      expect(stays).toBeDefined()
      first = { userId: stays?.id ?? '', kind: 'superadmin' }
      second = await opened.addAccount('superadmin')
    }

    test.each(Object.entries(ways))(
      'is not %s while another one is, at once',
      async (_name, way) => {
        await race(ways['suspended by the staff of its site'], way)
      },
    )

    test.each(Object.entries(ways))('is not %s', async (_name, way) => {
      await opened.ask(suspendAccount, { id: second.userId }, first)
      // A session that was identified before its owner was suspended.
      await expect(way(first, second)).rejects.toMatchObject({ status: 409 })
      expect(await rowOf(first)).toMatchObject({ kind: 0, isSuspended: false })
      await opened.ask(resumeAccount, { id: second.userId }, first)
    })

    test('may be suspended once there is another, and an account of another kind always', async () => {
      const [admin, learner] = [
        await opened.addAccount('admin'),
        await opened.addAccount('student'),
      ]
      expect(await opened.ask(suspendAccount, { id: learner.userId }, admin)).toMatchObject({
        isSuspended: true,
      })
      expect(await opened.ask(suspendAccount, { id: second.userId }, first)).toMatchObject({
        isSuspended: true,
      })
    })
  })
})
