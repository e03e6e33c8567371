import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scoreTeam } from '#schemas/services/leaderboard.ts'
import { listPayouts, readBalance } from '#schemas/services/payout.ts'
import {
  approveSchool,
  listPendingSchools,
  listTeams,
  registerSchool,
  rejectSchool,
} from '#schemas/services/school.ts'
import type { Caller } from '#src/services/calls.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { teams } from '../../database/tables/people-tables.ts'
import { canary, type LedSite, openLedSite } from '#tests/services/open-led-site.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a lead', () => {
    let site: LedSite
    let leads: LedSite['leads']
    beforeAll(async () => {
      site = await openLedSite(await newPlace())
      leads = site.leads
    })
    afterAll(() => site.close())

    const teamsOf = async (who: Caller, input = {}) =>
      (await site.ask(listTeams, input, who))?.items.map(({ name }) => name)

    const payoutsOf = async (who: Caller, input = {}) =>
      (await site.ask(listPayouts, input, who))?.items.map(({ accountName }) => accountName)

    test('reads its own teams, and neither searches nor scores those of others', async () => {
      expect(await teamsOf(leads.west)).toEqual(['Tim Barat'])
      expect(await teamsOf(leads.web)).toEqual(['Tim Barat'])
      expect(await teamsOf(leads.central)).toEqual([`Tim ${canary}`])
      for (const who of [leads.west, leads.web])
        expect(await teamsOf(who, { search: canary })).toEqual([])
      expect(await teamsOf(leads.untied)).toHaveLength(2)
      const [theirs] = await site.asServer((tx) =>
        tx
          .select({ id: teams.id })
          .from(teams)
          .where(eq(teams.name, `Tim ${canary}`)),
      )
      const scored = { id: theirs?.id ?? '', score: 900 }
      for (const who of [leads.west, leads.web])
        expect(await site.ask(scoreTeam, scored, who)).toBeNull()
      expect(await site.ask(scoreTeam, scored, leads.central)).toMatchObject({ score: 900 })
    })

    test('has the teams that name a city or a school without choosing it from the list', async () => {
      await site.asServer(async (tx) => {
        await site.addTeam(tx, { name: 'Dari Depok', cityId: '32.76', schoolName: 'SMK Entah' })
        await site.addTeam(tx, { name: 'Dari Solo', cityId: '33.72', schoolName: 'smk 2' })
        await site.addTeam(tx, { name: 'Entah', schoolName: 'SMK Entah' })
      })
      expect((await teamsOf(leads.west))?.toSorted()).toEqual(['Dari Depok', 'Tim Barat'])
      expect(await teamsOf(leads.central)).toContain('Dari Solo')
      // The school of the programme has no city, so its name decides.
      expect((await teamsOf(leads.web))?.toSorted()).toEqual(['Dari Solo', 'Tim Barat'])
    })

    test('reads the payouts of people of its schools, and no balance of the whole site', async () => {
      expect(await payoutsOf(leads.west)).toEqual(['Pencairan Barat'])
      expect(await payoutsOf(leads.web)).toEqual(['Pencairan Barat'])
      expect(await payoutsOf(leads.central)).toEqual([`Pencairan ${canary}`])
      expect(await payoutsOf(leads.west, { search: canary, bank: '014' })).toEqual([])
      expect(await payoutsOf(leads.untied)).toHaveLength(2)
      for (const who of [leads.west, leads.web])
        expect(await site.ask(readBalance, {}, who)).toBeNull()
      expect(await site.ask(readBalance, {}, leads.untied)).toMatchObject({ currency: 'IDR' })
    })

    test('knows the schools of its province that wait, and decides about no other', async () => {
      const contact = { contactName: 'Rini', contactEmail: 'rini@contoh.test' }
      const registered = await site.ask(
        registerSchool,
        { name: 'SMK Tunggu', cityId: '33.72', ...contact, contactPhone: '0812 3456 7890' },
        null,
      )
      const pending = async (who: Caller) =>
        (await site.ask(listPendingSchools, {}, who))?.items.map(({ name }) => name)
      expect(await pending(leads.central)).toEqual(['SMK Tunggu'])
      for (const who of [leads.west, leads.web]) expect(await pending(who)).toEqual([])
      const id = registered?.id ?? ''
      for (const who of [leads.west, leads.web]) {
        expect(await site.ask(approveSchool, { id }, who)).toBeNull()
        expect(await site.ask(rejectSchool, { id, reason: 'Bukan sekolah.' }, who)).toBeNull()
      }
      expect(await site.ask(approveSchool, { id }, leads.central)).toMatchObject({
        name: 'SMK Tunggu',
      })
    })

    test('of a province whose name is written in two ways has the schools of both', async () => {
      await site.plant('smk-4', 'segera', 'Yogyakarta')
      const yogyakarta = await site.addAccount('lead_region', { leadProvinceId: '34' })
      expect(await teamsOf(yogyakarta)).toEqual(['Tim Yogyakarta'])
      expect(await teamsOf(leads.west)).not.toContain('Tim Yogyakarta')
    })
  })
})
