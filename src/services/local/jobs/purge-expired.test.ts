import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleStarter } from '../seed/example-starter-for-test.ts'
import { queueMail } from '../areas/mail/queue-mail.ts'
import { backends } from '../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../open-for-test.ts'
import {
  assistantIdentities,
  assistantSpending,
  conversations,
  messages,
} from '../database/tables/assistant-tables.ts'
import { mails } from '../database/tables/people-tables.ts'
import { purgeExpired, purgeSite } from './purge-expired.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the nightly purge', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const asServer = <T>(
      work: Parameters<typeof opened.database.transaction<T>>[1],
      siteId = 'alpha',
    ) => opened.database.transaction<T>({ role: 'server', siteId }, work)

    const talk = (name: string, expiresAt: Date, siteId = 'alpha') =>
      asServer(async (tx) => {
        const identity = { siteId, name, tokenHash: `${siteId} ${name}`, expiresAt }
        const [made] = await tx.insert(assistantIdentities).values(identity).returning()
        const [begun] = await tx
          .insert(conversations)
          .values({ siteId, identityId: made?.id ?? '' })
          .returning()
        await tx.insert(messages).values({ siteId, conversationId: begun?.id ?? '', query: name })
      }, siteId)
    const past = new Date(Date.now() - 60_000)
    const later = new Date(Date.now() + 60_000)

    test('deletes conversations with the assistant once no one can read them any more', async () => {
      await talk('over', past)
      await talk('holds', later)
      await asServer((tx) =>
        tx.insert(assistantSpending).values(
          [1, 100].map((days) => ({
            siteId: 'alpha',
            who: '10.0.0.1',
            tokens: 5,
            day: new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10),
          })),
        ),
      )
      await purgeSite(opened.database, 'alpha')
      expect(await asServer((tx) => tx.select().from(messages))).toMatchObject([{ query: 'holds' }])
      expect(await asServer((tx) => tx.select().from(assistantIdentities))).toHaveLength(1)
      expect(await asServer((tx) => tx.select().from(assistantSpending))).toHaveLength(1)
    })

    test('deletes old mail, also what could never be sent', async () => {
      await asServer(async (tx) => {
        for (const to of ['old@coba.example', 'new@coba.example'])
          await queueMail(tx, {
            siteId: 'alpha',
            to,
            template: 'school-registered',
            values: { name: 'Sari', school: 'SMK' },
          })
        await tx
          .update(mails)
          .set({ queuedAt: sql`now() - interval '91 days'` })
          .where(sql`${mails.recipient} like 'old%'`)
      })
      await purgeSite(opened.database, 'alpha')
      const left = await asServer((tx) => tx.select().from(mails))
      expect(left.map(({ recipient }) => recipient)).toEqual(['new@coba.example'])
    })

    test('that fails at one site still runs at the others, and the failure is reported', async () => {
      await talk('over', past, 'beta')
      const failing: typeof opened.database = {
        ...opened.database,
        transaction: (actor, work) =>
          actor.siteId === 'alpha'
            ? Promise.reject(new Error('too slow'))
            : opened.database.transaction(actor, work),
      }
      await expect(purgeExpired(failing).run({})).rejects.toThrow('alpha: Error: too slow')
      expect(await asServer((tx) => tx.select().from(assistantIdentities), 'beta')).toEqual([])
    })
  })
})
