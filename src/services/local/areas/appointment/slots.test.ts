import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createAppointment,
  listAppointments,
  listFreeSlots,
  updateAppointment,
} from '#schemas/services/appointment.ts'
import { exportPerson } from '#schemas/services/manage-accounts.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { appointments } from '../../database/tables/appointment-tables.ts'
import { mails } from '../../database/tables/people-tables.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { offerForTest, siteWithHours } from '../../deps-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'

const byFirst = ([a = '']: readonly string[], [b = '']: readonly string[]) => (a < b ? -1 : 1)

const asked = {
  topic: 'Pelatihan guru',
  name: 'Rahma',
  email: 'rahma@sekolah.example',
  phone: '+62 812-3456-7890',
  message: '',
}
const here = { siteId: siteWithHours }
const staff = { ...here, caller: 'admin' } as const
const { places } = offerForTest

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('hours of appointments', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace(), 20_000)
      for (const site of ['alpha', 'beta', siteWithHours])
        await opened.seed(site, () => exampleStarter)
      await inSite((tx) =>
        tx
          .insert(accounts)
          .values({ ...here, email: 'pengurus@jam.example', name: 'Pengurus', kind: 1 }),
      )
    })
    afterAll(() => opened.close())

    const inSite = <T>(work: Parameters<typeof opened.database.transaction<T>>[1]) =>
      opened.database.transaction<T>({ role: 'server', siteId: siteWithHours }, work)
    const free = async () => (await opened.ask(listFreeSlots, {}, here))?.starts ?? []
    const book = (startsAt: string | undefined, change: object = {}) =>
      opened.ask(createAppointment, { ...asked, startsAt, ...change }, here)
    /** The free hour at this position. */
    const hour = async (at: number) => (await free())[at] ?? ''

    test('a site without hours answers none, and takes a date only', async () => {
      expect(await opened.ask(listFreeSlots, {})).toBeNull()
      const refused = (input: object) => opened.ask(createAppointment, { ...asked, ...input })
      await expect(refused({ startsAt: await hour(0) })).rejects.toMatchObject({
        status: 400,
        fields: [{ field: 'startsAt' }],
      })
    })

    test('a free hour is booked, and is offered until its last place is taken', async () => {
      const startsAt = await hour(0)
      const answer = await book(startsAt)
      const endsAt = new Date(Date.parse(startsAt) + 30 * 60_000).toISOString()
      expect(answer?.slot).toEqual({ startsAt, endsAt, zone: 'Asia/Jakarta' })
      expect(await free()).toContain(startsAt)
      await book(startsAt)
      expect(await free()).not.toContain(startsAt)
      await expect(book(startsAt)).rejects.toMatchObject({
        status: 409,
        fields: [{ field: 'startsAt', message: expect.stringContaining('Still free: ') as string }],
        indonesian: {
          fields: [{ message: expect.stringMatching(/baru saja terisi\..*WIB/) as string }],
        },
      })
    })

    test('of several at once, as many are booked as there are places, and the others are told so', async () => {
      const startsAt = await hour(3)
      const outcomes = await Promise.allSettled(
        Array.from({ length: 6 }, (_, i) => book(startsAt, { email: `orang-${i}@jam.example` })),
      )
      const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      expect(refused).toHaveLength(6 - places)
      for (const reason of refused) expect(reason).toMatchObject({ status: 409 })
      const rows = await inSite((tx) =>
        tx
          .select({ place: appointments.place })
          .from(appointments)
          .where(eq(appointments.startsAt, new Date(startsAt))),
      )
      expect(rows.map(({ place }) => Number(place)).toSorted((a, b) => a - b)).toEqual([1, 2])
    })

    test('an hour that overlaps one of other hours of the site is not booked twice', async () => {
      const startsAt = await hour(6)
      for (let place = 1; place <= places; place++) await book(startsAt)
      const inside = inSite((tx) =>
        tx.insert(appointments).values({
          ...here,
          ...asked,
          institution: '',
          preferredOn: startsAt.slice(0, 10),
          startsAt: new Date(Date.parse(startsAt) + 10 * 60_000),
          endsAt: new Date(Date.parse(startsAt) + 20 * 60_000),
          zone: 'Asia/Jakarta',
          place: 1,
        }),
      )
      await expect(inside).rejects.toThrow(/appointments_place_once/)
    })

    test.each<[string, (first: number) => Date, RegExp]>([
      ['is over', () => new Date(Date.now() - 3_600_000), /over/],
      ['is not offered', (first) => new Date(first + 60_000), /not offered/],
      [
        'is too soon',
        // The next 11:00 in Jakarta, which is less than a day away.
        () => new Date(Math.ceil(Date.now() / 86_400_000 - 4 / 24) * 86_400_000 + 4 * 3_600_000),
        /at least 24 hours|not offered/,
      ],
      ['is too far', (first) => new Date(first + 30 * 86_400_000), /at most 14 days/],
    ])('an hour that %s is refused', async (_, startOf, message) => {
      const start = startOf(Date.parse(await hour(9)))
      await expect(book(start.toISOString())).rejects.toMatchObject({
        status: 422,
        fields: [{ field: 'startsAt', message: expect.stringMatching(message) as string }],
      })
    })

    test('a date beside the hour, or in its place, is refused', async () => {
      const preferredDate = (await hour(0)).slice(0, 10)
      for (const startsAt of [undefined, await hour(0)])
        await expect(book(startsAt, { preferredDate })).rejects.toMatchObject({
          status: 400,
          fields: [{ field: 'preferredDate' }],
        })
    })

    test('both sides are mailed with the hour', async () => {
      const startsAt = await hour(0)
      const answer = await book(startsAt, { email: 'baru@jam.example' })
      const sent = await inSite((tx) => tx.select().from(mails))
      const mine = sent.filter(({ data }) => data['appointment'] === answer?.id)
      expect(
        mine.map(({ recipient, template }) => [recipient, template]).toSorted(byFirst),
      ).toEqual([
        ['baru@jam.example', 'appointment-booked'],
        ['pengurus@jam.example', 'new-booking'],
      ])
      for (const { data } of mine) expect(data['slot']).toMatch(startsAt)
    })

    test('a cancelled one frees its hour, mails who asked, and stays cancelled', async () => {
      const startsAt = await hour(2)
      const email = 'batal@jam.example'
      const first = await book(startsAt, { email })
      await book(startsAt)
      expect(await free()).not.toContain(startsAt)
      const update = (state: 'cancelled' | 'new') =>
        opened.ask(updateAppointment, { id: first?.id ?? '', state }, staff)
      for (const _ of ['first', 'again'])
        expect(await update('cancelled')).toMatchObject({ state: 'cancelled', slot: { startsAt } })
      expect(await free()).toContain(startsAt)
      await expect(update('new')).rejects.toMatchObject({ status: 409 })
      await book(startsAt)
      const sent = await inSite((tx) => tx.select().from(mails).where(eq(mails.recipient, email)))
      expect(sent.map(({ template }) => template).toSorted()).toEqual([
        'appointment-booked',
        'appointment-cancelled',
      ])
      const list = await opened.ask(listAppointments, { state: 'cancelled' }, staff)
      expect(list?.items.map(({ id }) => id)).toEqual([first?.id])
      const exported = await opened.ask(exportPerson, { email }, { ...here, caller: 'superadmin' })
      expect(exported?.rows['appointments']).toMatchObject([{ zone: 'Asia/Jakarta' }])
    })

    test('the hours of another site are its own', async () => {
      const start = await hour(4)
      const values = {
        ...asked,
        institution: '',
        preferredOn: start.slice(0, 10),
        startsAt: new Date(start),
        endsAt: new Date(Date.parse(start) + 1_800_000),
        zone: 'Asia/Jakarta',
      } as const
      for (const place of [1, 2])
        await opened.database.transaction({ role: 'server', siteId: 'beta' }, (tx) =>
          tx.insert(appointments).values({ siteId: 'beta', ...values, place }),
        )
      expect(await free()).toContain(start)
    })
  })
})
