import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDonationTotal } from '#schemas/services/donation.ts'
import { listMentorScores, listTeamScores, scoreTeam } from '#schemas/services/leaderboard.ts'
import { registerTeam } from '#schemas/services/school.ts'
import { donations } from '../../database/tables/rest-tables.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'

const cities = { Anggrek: '34.71', Bakung: '33.74', Cempaka: '34.02', Dahlia: '34.71' }
const scores = { Anggrek: 70, Bakung: 90, Cempaka: 70 }
const caller = 'lead_region'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a leaderboard', () => {
    let opened: Opened
    const ids = new Map<string, string>()
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      for (const [name, cityId] of Object.entries(cities)) {
        const team = await opened.ask(registerTeam, {
          name: `Regu ${name}`,
          schoolName: 'SMK Anyaman',
          cityId,
          mentorName: 'Bagas Aditya',
          mentorPhone: '081200000000',
          members: [{ name: 'Sekar Arum', email: 'sekar@smk.example' }],
        })
        ids.set(name, team?.id ?? '')
      }
      for (const [name, score] of Object.entries(scores)) await give(name, score)
    })
    afterAll(() => opened.close())

    const give = (name: string, score: number | null) =>
      opened.ask(scoreTeam, { id: ids.get(name) ?? '', score }, { caller })
    const ranks = async (input: object = {}) =>
      (await opened.ask(listTeamScores, input))?.items.map(({ rank, name }) => `${rank} ${name}`)

    test('of teams has those with a score, best first, equal ones with one rank', async () => {
      expect(await ranks()).toEqual(['1 Regu Bakung', '2 Regu Anggrek', '2 Regu Cempaka'])
      expect(await ranks({ page: 2, pageSize: 1 })).toEqual(['2 Regu Anggrek'])
      expect(await ranks({ event: 'liga-sma' })).toEqual([])
    })

    test('of a province ranks its teams among themselves', async () => {
      expect(await ranks({ provinceId: '34' })).toEqual(['1 Regu Anggrek', '1 Regu Cempaka'])
      expect(await ranks({ provinceId: '11' })).toEqual([])
      expect(listTeamScores.input.safeParse({ provinceId: '%' }).success).toBe(false)
    })

    test('shows nothing of a team that is private', async () => {
      const { items = [] } = (await opened.ask(listTeamScores, {})) ?? {}
      expect(Object.keys(items[0] ?? {}).toSorted()).toEqual([
        'cityId',
        'event',
        'id',
        'name',
        'rank',
        'school',
        'score',
      ])
    })

    test('gains and loses a team by its score, which only the staff set', async () => {
      opened.news.length = 0
      expect(await give('Dahlia', 100)).toMatchObject({ name: 'Regu Dahlia', score: 100 })
      expect(opened.news).toEqual([{ siteId: 'alpha', entity: 'statistics' }])
      expect((await ranks())?.[0]).toBe('1 Regu Dahlia')
      await give('Dahlia', null)
      expect(await ranks()).toHaveLength(3)
      const asked = { id: ids.get('Dahlia') ?? '', score: 1 }
      await expect(opened.ask(scoreTeam, asked, { caller: 'mentor' })).rejects.toMatchObject({
        status: 403,
      })
      expect(await opened.ask(scoreTeam, asked, { caller, siteId: 'beta' })).toBeNull()
    })

    test('of mentors has the figures of their classes', async () => {
      const { items = [], pagination } = (await opened.ask(listMentorScores, {})) ?? {}
      expect(
        items.map(({ slug, classes, learners, hours }) => [slug, classes, learners, hours]),
      ).toEqual([
        ['ayu', 1, 0, 10],
        ['citra', 1, 0, 10],
        ['budi', 0, 0, 0],
      ])
      expect(items.map(({ rank }) => rank)).toEqual([1, 1, 1])
      expect(pagination?.totalItems).toBe(3)
    })

    test('has no rows of another site', async () => {
      const ofBeta = { siteId: 'beta' }
      expect((await opened.ask(listTeamScores, {}, ofBeta))?.items).toEqual([])
      expect((await opened.ask(listMentorScores, {}, ofBeta))?.items).toEqual([])
    })

    test('of donations is their total: the confirmed ones of the site', async () => {
      expect(await opened.ask(readDonationTotal, {})).toEqual({ total: 0, donors: 0 })
      await opened.database.transaction({ role: 'writer', siteId: 'alpha' }, (tx) =>
        tx.insert(donations).values(
          [
            { amount: 1_000_000_000, status: 'confirmed' as const },
            { amount: 1_000_000_000, status: 'confirmed' as const },
            { amount: 1_000_000_000, status: 'confirmed' as const },
            { amount: 5000, status: 'pledged' as const },
          ].map((row) => ({ ...row, siteId: 'alpha' })),
        ),
      )
      expect(await opened.ask(readDonationTotal, {})).toEqual({ total: 3_000_000_000, donors: 3 })
      const ofBeta = { siteId: 'beta' }
      expect(await opened.ask(readDonationTotal, {}, ofBeta)).toEqual({ total: 0, donors: 0 })
    })
  })
})
