import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createAppointment,
  listAppointments,
  mostDaysAhead,
  updateAppointment,
} from '#schemas/services/appointment.ts'
import { listContentChanges } from '#schemas/services/manage-sent.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { appointments } from '../../database/tables/appointment-tables.ts'
import { mails } from '../../database/tables/people-tables.ts'
import { startOfDay } from '../../time/start-of-day.ts'

/** The date in Jakarta, this many days after today; noon in UTC is on the same date there. */
const dayAhead = (days: number) =>
  new Date(startOfDay(days).getTime() + 12 * 3_600_000).toISOString().slice(0, 10)

const asked = {
  topic: 'Pelatihan guru',
  name: 'Rahma',
  email: 'rahma@sekolah.example',
  phone: '+62 812-3456-7890',
  institution: 'SMK Contoh',
  preferredDate: dayAhead(7),
  message: 'Kami ingin bertemu.\nPagi lebih baik.',
}

const wrongField = (change: object) =>
  createAppointment.input.safeParse({ ...asked, ...change }).error?.issues[0]?.path[0]

test.each<[string, object]>([
  ['topic', { topic: ' ' }],
  ['topic', { topic: 'Pelatihan\r\nBcc: a@b.example' }],
  ['name', { name: 'a'.repeat(81) }],
  ['email', { email: 'rahma' }],
  ['phone', { phone: 'telepon' }],
  ['institution', { institution: 'a'.repeat(121) }],
  ['preferredDate', { preferredDate: dayAhead(-1) }],
  ['preferredDate', { preferredDate: dayAhead(mostDaysAhead + 1) }],
  ['preferredDate', { preferredDate: '2026-02-30' }],
  ['message', { message: 'a'.repeat(37_001) }],
  ['website', { website: 'https://spam.example' }],
])('a request is refused by its field %s', (field, change) => {
  expect(wrongField(change)).toBe(field)
})

test('a request for today, for the last day, or without what may be left out is taken', () => {
  expect(wrongField({ preferredDate: dayAhead(0) })).toBeUndefined()
  expect(wrongField({ preferredDate: dayAhead(mostDaysAhead) })).toBeUndefined()
  expect(wrongField({ institution: undefined, message: undefined, website: '' })).toBeUndefined()
})

test('a request without a time names both fields, beside what else is wrong', () => {
  const { preferredDate: _, ...rest } = asked
  const faults = createAppointment.input.safeParse({ ...rest, email: 'rahma' }).error?.issues ?? []
  expect(faults.map(({ path }) => path[0])).toEqual(['email', 'startsAt', 'preferredDate'])
})

test('a request says nothing that is not asked', () => {
  expect(createAppointment.input.safeParse({ ...asked, siteId: 'beta' }).success).toBe(false)
})

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('appointments', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const stored = (siteId: string) =>
      opened.database.transaction({ role: 'server', siteId }, (tx) =>
        tx.select().from(appointments),
      )

    test('are stored for their site as they were requested', async () => {
      const answer = await opened.ask(createAppointment, asked)
      expect(answer).toMatchObject({ preferredDate: asked.preferredDate })
      const { preferredDate, ...rest } = asked
      expect(await stored('alpha')).toEqual([
        expect.objectContaining({ ...rest, id: answer?.id, preferredOn: preferredDate }),
      ])
      expect(await stored('beta')).toEqual([])
    })

    test('are mailed to those who run the site, who answer the visitor, and to the visitor', async () => {
      const asServer = { role: 'server', siteId: 'alpha' } as const
      await opened.database.transaction(asServer, (tx) =>
        tx.insert(accounts).values([
          { siteId: 'alpha', email: 'pengurus@alpha.example', name: 'Pengurus', kind: 1 },
          { siteId: 'alpha', email: 'siswa@alpha.example', name: 'Siswa', kind: 9 },
        ]),
      )
      await opened.ask(createAppointment, { ...asked, email: 'baru@sekolah.example' })
      const sent = await opened.database.transaction(asServer, (tx) => tx.select().from(mails))
      const summaries = sent.map(({ recipient, template, data }) => [
        recipient,
        template,
        data.replyTo,
      ])
      expect(summaries).toContainEqual(['baru@sekolah.example', 'appointment-asked', undefined])
      expect(summaries).toContainEqual([
        'pengurus@alpha.example',
        'new-appointment',
        'baru@sekolah.example',
      ])
      expect(summaries.map(([to]) => to)).not.toContain('siswa@alpha.example')
    })

    test('are listed for staff of their site, the newest first', async () => {
      const list = await opened.ask(listAppointments, { pageSize: 1 }, { caller: 'lead_program' })
      expect(list?.items).toMatchObject([{ email: 'baru@sekolah.example', phone: asked.phone }])
      expect(list?.pagination).toMatchObject({ totalItems: 2, totalPages: 2 })
      const others = await opened.ask(listAppointments, {}, { siteId: 'beta', caller: 'admin' })
      expect(others?.items).toEqual([])
      await expect(opened.ask(listAppointments, {}, { caller: 'teacher' })).rejects.toMatchObject({
        status: 403,
      })
    })

    test('are answered and closed, and the change is stored with who made it', async () => {
      const list = async (state?: 'answered') =>
        (await opened.ask(listAppointments, { state }, { caller: 'admin' }))?.items ?? []
      const id = (await list())[0]?.id ?? ''
      const update = (siteId: string) =>
        opened.ask(updateAppointment, { id, state: 'answered' }, { siteId, caller: 'admin' })
      expect(await update('beta')).toBeNull()
      expect(await list('answered')).toEqual([])
      for (const _ of ['first', 'again'])
        expect(await update('alpha')).toMatchObject({ state: 'answered' })
      expect((await list('answered')).map((row) => row.id)).toEqual([id])
      const changes = await opened.ask(listContentChanges, { itemId: id }, { caller: 'admin' })
      expect(changes?.items).toMatchObject([
        { area: 'appointment', event: 'updated', actorName: null },
      ])
    })

    test('thank one address five times in a day, and not more', async () => {
      const email = 'korban@lain.example'
      for (let times = 0; times < 7; times++)
        await opened.ask(createAppointment, { ...asked, email })
      const sent = await opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
        tx.select().from(mails).where(eq(mails.recipient, email)),
      )
      expect(sent).toHaveLength(5)
    })

    test('are read by no visitor and no writer', async () => {
      for (const role of ['visitor', 'writer'] as const) {
        const reading = opened.database.transaction({ role, siteId: 'alpha' }, (tx) =>
          tx.select().from(appointments),
        )
        await expect(reading, role).rejects.toThrow(/denied/)
      }
    })
  })
})
