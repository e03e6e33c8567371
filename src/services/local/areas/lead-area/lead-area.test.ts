import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readLeadArea } from '#schemas/services/lead-area.ts'
import * as statistics from '#schemas/services/statistics.ts'
import type { Caller } from '#src/services/calls.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type LedSite, openLedSite } from '#tests/services/open-led-site.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a lead', () => {
    let site: LedSite
    let leads: LedSite['leads']
    beforeAll(async () => {
      site = await openLedSite(await newPlace())
      leads = site.leads
    })
    afterAll(() => site.close())

    const last = (chart: { series: { name: string; values: number[] }[] } | null) =>
      Object.fromEntries((chart?.series ?? []).map(({ name, values }) => [name, values.at(-1)]))

    test('is told what it leads; others are no leads', async () => {
      expect(await site.ask(readLeadArea, {}, leads.west)).toEqual({
        program: null,
        province: { id: '32', name: 'Jawa Barat' },
      })
      expect(await site.ask(readLeadArea, {}, leads.web)).toMatchObject({
        program: { slug: 'web', name: 'Program web' },
        province: null,
      })
      expect(await site.ask(readLeadArea, {}, leads.untied)).toEqual({
        program: null,
        province: null,
      })
      expect(await site.ask(readLeadArea, {}, await site.addAccount('admin'))).toBeNull()
    })

    test('counts the enrolments, accounts and teams of its province or programme alone', async () => {
      for (const who of [leads.west, leads.central, leads.web]) {
        const one = { enrolments: 1, learners: 1 }
        expect(last(await site.ask(statistics.readStudentsChart, {}, who))).toEqual(one)
        const registered = last(await site.ask(statistics.readRegistrarChart, {}, who))
        expect(registered).toEqual({ accounts: 2, teams: 1 })
      }
      const all = last(await site.ask(statistics.readStudentsChart, {}, leads.untied))
      expect(all).toEqual({ enrolments: 2, learners: 2 })
    })

    test('of another programme finds no chart and no batch, whatever it asks for', async () => {
      const chartOf = (id: string, who: Caller) =>
        site.ask(statistics.readProgramChart, { id }, who)
      expect(last(await chartOf('web', leads.web))).toEqual({ 'Program web': 1 })
      expect(await chartOf('data', leads.web)).toBeNull()
      expect(await chartOf(await site.programIdOf('data'), leads.web)).toBeNull()
      expect(last(await chartOf('data', leads.west))).toEqual({ 'Program data': 0 })
      expect(last(await chartOf('data', leads.central))).toEqual({ 'Program data': 1 })
      const batches = await site.ask(statistics.listBatchStatistics, {}, leads.web)
      expect(batches?.items.map(({ slug }) => slug)).toEqual(['berjalan'])
      expect(
        await site.ask(statistics.readBatchStatistics, { id: 'berikut' }, leads.web),
      ).toBeNull()
      expect(
        await site.ask(statistics.readBatchStatistics, { id: 'berjalan' }, leads.web),
      ).not.toBeNull()
    })

    test('of a province counts its own learners in every batch', async () => {
      const enrolled = async (who: Caller) =>
        (await site.ask(statistics.readBatchStatistics, { id: 'berjalan' }, who))?.enrolled
      expect(await enrolled(leads.west)).toBe(1)
      expect(await enrolled(leads.central)).toBe(0)
    })
  })
})
