import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createAppointment,
  listAppointments,
  listOwnAppointments,
  updateAppointment,
} from '#schemas/services/appointment.ts'
import type { Caller } from '#src/services/calls.ts'
import { payersIn } from '#tests/services/payers.ts'
import { callsOf } from '../../calls-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'

const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the appointments of an account', () => {
    let opened: Opened
    let ask: ReturnType<ReturnType<typeof callsOf>>
    let people: ReturnType<typeof payersIn>
    let company: Caller
    beforeAll(async () => {
      opened = await openForTest(await newPlace(), 20_000)
      for (const site of ['alpha', 'beta']) await opened.seed(site, () => exampleStarter)
      ask = callsOf(opened.serve)('alpha')
      people = payersIn(opened.database)
      company = await people.addAccount('industry')
    })
    afterAll(() => opened.close())

    const emailOf = ({ userId }: Caller) =>
      opened.database.transaction({ role: 'server', siteId: 'alpha' }, async (tx) => {
        const [row] = await tx.select().from(accounts).where(eq(accounts.id, userId))
        return row?.email ?? ''
      })
    const confirm = ({ userId }: Caller) =>
      opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
        tx
          .update(accounts)
          .set({ verifiedAt: sql`now()` })
          .where(eq(accounts.id, userId)),
      )
    const meet = (
      topic: string,
      email: string,
      { caller, siteId = 'alpha' }: { caller?: Caller; siteId?: string } = {},
    ) =>
      callsOf(opened.serve)(siteId)(
        createAppointment,
        { topic, name: 'Rahma', email, phone: '0812 3456 7890', preferredDate: nextWeek },
        caller ?? null,
      )
    const topicsFor = async (caller: Caller, input: object = {}) =>
      (await ask(listOwnAppointments, input, caller))?.items.map(({ topic }) => topic)

    test('are those that it sent while signed in, whatever address it gave', async () => {
      const other = await people.addAccount('industry')
      await meet('Kunjungan', 'kantor@lain.example', { caller: company })
      await meet('Rekrutmen', 'kantor@lain.example', { caller: other })
      await meet('Tamu', 'kantor@lain.example')
      expect(await topicsFor(company)).toEqual(['Kunjungan'])
      expect(await topicsFor(other)).toEqual(['Rekrutmen'])
    })

    test('are those with its address once that is confirmed, at its site', async () => {
      const caller = await people.addAccount('industry')
      const email = await emailOf(caller)
      await meet('Magang', email.toUpperCase())
      await meet('Di situs lain', email, { siteId: 'beta' })
      expect(await topicsFor(caller)).toEqual([])
      await confirm(caller)
      expect(await topicsFor(caller)).toEqual(['Magang'])
    })

    test('have the state that the staff gave them, and can be narrowed by it', async () => {
      const admin = await people.addAccount('admin')
      await meet('Pameran', 'kantor@lain.example', { caller: company })
      const [asked] = (await ask(listAppointments, { search: 'Pameran' }, admin))?.items ?? []
      await ask(updateAppointment, { id: asked?.id ?? '', state: 'cancelled' }, admin)
      expect(await topicsFor(company, { state: 'cancelled' })).toEqual(['Pameran'])
      expect(await topicsFor(company, { state: 'new', search: 'kunjungan' })).toEqual(['Kunjungan'])
      expect(await topicsFor(company)).toEqual(['Pameran', 'Kunjungan'])
    })
  })
})
