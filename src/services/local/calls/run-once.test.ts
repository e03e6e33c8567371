import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAppointment } from '#schemas/services/appointment.ts'
import { startOfDay } from '../time/start-of-day.ts'
import { createAppointmentHandler } from '../areas/appointment/create-appointment.ts'
import { defaultBranding } from '../areas/site/stored-sites.ts'
import { backends } from '../database/new-database-for-test.ts'
import { appointments } from '../database/tables/appointment-tables.ts'
import { idempotencyKeys } from '../database/tables/idempotency-table.ts'
import { purgeSite } from '../jobs/purge-expired.ts'
import { type Opened, openForTest } from '../open-for-test.ts'
import { exampleStarter } from '../seed/example-starter-for-test.ts'

const asked = createAppointment.input.parse({
  topic: 'Pelatihan guru',
  name: 'Rahma',
  email: 'rahma@sekolah.example',
  phone: '+62 812-3456-7890',
  preferredDate: new Date(startOfDay(7).getTime() + 12 * 3_600_000).toISOString().slice(0, 10),
})

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a call with an idempotency key', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      for (const site of ['alpha', 'beta']) await opened.seed(site, () => exampleStarter)
    })
    afterAll(() => opened.close())

    const inSite = <T>(
      siteId: string,
      work: Parameters<typeof opened.database.transaction<T>>[1],
    ) => opened.database.transaction({ role: 'server', siteId }, work)
    // Nothing deletes an appointment: each test has a name and a key of its own.
    const name = () => `Rahma ${number}`
    const key = () => `a-key-of-the-test-${number}`
    const isKey = () => eq(idempotencyKeys.key, key())
    const rows = async (siteId = 'alpha') => {
      const found = await inSite(siteId, (tx) => tx.select().from(appointments))
      return found.filter((row) => row.name === name()).length
    }
    const older = (minutes: number) =>
      inSite('alpha', (tx) =>
        tx
          .update(idempotencyKeys)
          .set({ storedAt: sql`now() - make_interval(mins => ${minutes})` })
          .where(isKey()),
      )
    const send = (change: object = {}, { siteId = 'alpha', seconds = 600, userId = '' } = {}) => {
      const creating = createAppointmentHandler(defaultBranding)
      if (!('serve' in creating)) throw new Error('it takes no file')
      const caller = userId === '' ? null : { userId, kind: 'student' as const }
      const context = { siteId, origin: '', caller, idempotency: { key: key(), seconds } }
      return creating.serve(opened.database, context, {
        ...asked,
        name: name(),
        ...change,
      })
    }

    let number = 0
    beforeEach(() => void number++)

    test('is made once, and answered the same each time', async () => {
      const first = await send()
      expect([await send(), await send()]).toEqual([first, first])
      expect(await rows()).toBe(1)
    })

    test('is made once when it comes ten times at the same moment', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => send()))
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(await rows()).toBe(1)
    })

    test('is another call for another site, another account, and after its time', async () => {
      await send()
      await send({}, { siteId: 'beta' })
      await send({}, { userId: '00000000-0000-4000-8000-000000000001' })
      expect([await rows('alpha'), await rows('beta')]).toEqual([2, 1])
      await older(11)
      await send()
      expect(await rows('alpha')).toBe(3)
    })

    test('is refused when the key belongs to another input', async () => {
      await send()
      await expect(send({ name: 'Orang lain' })).rejects.toMatchObject({ status: 422 })
      expect(await rows()).toBe(1)
    })

    test('that failed can be sent again', async () => {
      await expect(send({ preferredDate: 'no date' })).rejects.toThrow()
      await send()
      expect(await rows()).toBe(1)
    })

    test('is forgotten after a day', async () => {
      await send()
      await purgeSite(opened.database, 'alpha')
      const stored = () => inSite('alpha', (tx) => tx.select().from(idempotencyKeys).where(isKey()))
      expect(await stored()).toHaveLength(1)
      await older(25 * 60)
      await purgeSite(opened.database, 'alpha')
      expect(await stored()).toEqual([])
    })
  })
})
