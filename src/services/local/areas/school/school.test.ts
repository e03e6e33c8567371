import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCities, listProvinces } from '#schemas/services/authorizer.ts'
import {
  approveSchool,
  listPendingSchools,
  listSchools,
  listTeams,
  registerSchool,
  registerTeam,
  rejectSchool,
} from '#schemas/services/school.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { mails } from '../../database/tables/people-tables.ts'

const school = {
  name: 'SMK Anyaman Nusantara',
  cityId: '34.71',
  students: 320,
  contactName: 'Ratna Kusuma',
  contactEmail: 'ratna@smk.example',
  contactPhone: '+62 812 0000 0000',
}
const team = {
  name: 'Pelita Kode',
  schoolName: 'SMK Pelita',
  mentorName: 'Bagas Aditya',
  mentorPhone: '081200000000',
  members: [
    { name: 'Sekar Arum', email: 'sekar@smk.example' },
    { name: 'Damar Jati', email: 'damar@smk.example' },
  ],
}

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('schools and teams', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const asServer = <T>(work: Parameters<typeof opened.database.transaction<T>>[1]) =>
      opened.database.transaction<T>({ role: 'server', siteId: 'alpha' }, work)
    const names = async (siteId = 'alpha') =>
      (await opened.ask(listSchools, {}, { siteId }))?.items.map(({ name }) => name) ?? []
    const mailedTo = async (recipient: string) =>
      (await asServer((tx) => tx.select().from(mails).where(eq(mails.recipient, recipient)))).map(
        ({ template }) => template,
      )

    test('there are 38 provinces, and each has its cities', async () => {
      const provinces = (await opened.ask(listProvinces, {}))?.items ?? []
      expect(provinces).toHaveLength(38)
      expect(provinces).toContainEqual({ id: '31', name: 'DKI Jakarta' })
      let cities = 0
      for (const { id } of provinces)
        cities += (await opened.ask(listCities, { provinceId: id }))?.items.length ?? 0
      expect(cities).toBe(514)
      const ofYogyakarta = await opened.ask(listCities, { provinceId: '34' })
      expect(ofYogyakarta?.items).toContainEqual({
        id: '34.71',
        provinceId: '34',
        name: 'Kota Yogyakarta',
      })
      expect(await opened.ask(listCities, { provinceId: '99' })).toBeNull()
    })

    test('a school that registers is listed when it was approved, and its contact never', async () => {
      const before = await names()
      const made = await opened.ask(registerSchool, school)
      expect(made).toMatchObject({ name: school.name })
      expect(await names()).toEqual(before)
      expect(await mailedTo('ratna@smk.example')).toEqual(['school-registered'])
      const caller = 'lead_region'
      const pending = await opened.ask(listPendingSchools, {}, { caller })
      expect(pending?.items).toMatchObject([
        { name: school.name, contactEmail: 'ratna@smk.example' },
      ])
      const id = made?.id ?? ''
      expect(await opened.ask(approveSchool, { id }, { caller, siteId: 'beta' })).toBeNull()
      await expect(opened.ask(approveSchool, { id })).rejects.toMatchObject({ status: 401 })
      for (const _ of ['first', 'again'])
        expect(await opened.ask(approveSchool, { id }, { caller })).toMatchObject({ id })
      expect(await mailedTo('ratna@smk.example')).toEqual(['school-registered', 'school-listed'])
      expect((await opened.ask(listPendingSchools, {}, { caller }))?.items).toEqual([])
      expect(await names()).toContain(school.name)
      expect(await names('beta')).not.toContain(school.name)
      const list = JSON.stringify(await opened.ask(listSchools, {}))
      expect(list).toContain('Kota Yogyakarta')
      expect(list).not.toMatch(/ratna|0812/i)
    })

    test('a school that is refused is told why, once, and may register again', async () => {
      const asked = { ...school, name: 'SMK Rintis Karya', contactEmail: 'rintis@smk.example' }
      const { id = '' } = (await opened.ask(registerSchool, asked)) ?? {}
      const caller = 'admin'
      const reason = 'Nama kepala sekolah\nbelum ada.'
      expect(await opened.ask(rejectSchool, { id, reason }, { caller, siteId: 'beta' })).toBeNull()
      expect(await opened.ask(rejectSchool, { id, reason }, { caller })).toEqual({
        id,
        name: asked.name,
      })
      expect(await opened.ask(rejectSchool, { id, reason }, { caller })).toBeNull()
      expect(await mailedTo(asked.contactEmail)).toEqual(['school-registered', 'school-declined'])
      const [told] = await asServer((tx) =>
        tx.select().from(mails).where(eq(mails.template, 'school-declined')),
      )
      expect(told?.data).toEqual({ name: asked.contactName, school: asked.name, reason })
      expect(await opened.ask(registerSchool, asked)).toMatchObject({ name: asked.name })
    })

    test('a school registers once, also when two do at the same time', async () => {
      const again = { ...school, name: 'SMK Tenun Bangsa' }
      const tries = await Promise.allSettled(
        Array.from({ length: 6 }, () => opened.ask(registerSchool, again)),
      )
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await expect(
        opened.ask(registerSchool, { ...again, name: 'smk tenun BANGSA' }),
      ).rejects.toMatchObject({ status: 409, fields: [{ field: 'name' }] })
    })

    test('a city that is none is named', async () => {
      await expect(
        opened.ask(registerSchool, { ...school, name: 'SMK Lain', cityId: '99.99' }),
      ).rejects.toMatchObject({ status: 422, fields: [{ field: 'cityId' }] })
    })

    test('a team registers once for an event, and its members are notified', async () => {
      expect(await opened.ask(registerTeam, team)).toMatchObject({ event: 'liga-smk' })
      expect(await mailedTo('sekar@smk.example')).toEqual(['team-registered'])
      await expect(
        opened.ask(registerTeam, { ...team, name: 'PELITA kode' }),
      ).rejects.toMatchObject({ status: 409 })
      await opened.ask(registerTeam, { ...team, event: 'liga-sma' })
      await opened.ask(registerTeam, team, { siteId: 'beta' })
      const admin = { caller: 'lead_region' } as const
      const list = await opened.ask(listTeams, { event: 'liga-smk' }, admin)
      expect(list?.items).toMatchObject([{ name: 'Pelita Kode', members: 2, school: 'SMK Pelita' }])
      expect((await opened.ask(listTeams, {}, admin))?.pagination.totalItems).toBe(2)
      await expect(opened.ask(listTeams, {}, { caller: 'student' })).rejects.toMatchObject({
        status: 403,
      })
    })

    test('a team may be of a school of its own site, and of no other', async () => {
      const [own] = (await opened.ask(listSchools, {}))?.items ?? []
      const [foreign] = (await opened.ask(listSchools, {}, { siteId: 'beta' }))?.items ?? []
      const of = (schoolId = '', name = '') => opened.ask(registerTeam, { ...team, name, schoolId })
      await of(own?.id, 'Tim Sendiri')
      await expect(of(foreign?.id, 'Tim Asing')).rejects.toMatchObject({
        status: 422,
        fields: [{ field: 'schoolId' }],
      })
    })

    test.each([
      [{ members: [] }, 'members'],
      [{ schoolName: undefined }, 'schoolId'],
      [{ mentorPhone: 'abc' }, 'mentorPhone'],
      [{ name: 'A<b>' }, 'name'],
      [{ members: [team.members[0], team.members[0]] }, 'members'],
      [{ website: 'https://spam.example' }, 'website'],
      [{ siteId: 'beta' }, ''],
    ])('%j is refused', (change, field) => {
      const read = registerTeam.input.safeParse({ ...team, ...change })
      expect(read.error?.issues.map(({ path }) => path.join('.'))).toContain(field)
    })
  })
})
