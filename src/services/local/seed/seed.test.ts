import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listClasses } from '#schemas/services/class.ts'
import { Starter } from '#schemas/starter.ts'
import { entities } from '../database/change-feed.ts'
import { exampleStarter } from './example-starter-for-test.ts'
import { backends } from '../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../open-for-test.ts'
import { readSites, saveSite } from '../areas/site/stored-sites.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a site', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
    }, 60_000)
    afterAll(() => opened.close())

    const count = async (siteId: string) =>
      (await opened.ask(listClasses, {}, { siteId }))?.pagination.totalItems

    test('gets its first rows once, also when several ask at the same time', async () => {
      const seeded = await Promise.all(
        [1, 2, 3].map(() => opened.seed('alpha', () => exampleStarter)),
      )
      expect(seeded.filter((isFirst) => isFirst)).toHaveLength(1)
      expect(await opened.seed('alpha', () => exampleStarter)).toBe(false)
      expect(await count('alpha')).toBe(exampleStarter.classes.length)
    })

    test('that gets its first rows is reported, in every kind of entity', async () => {
      opened.news.length = 0
      await opened.seed('delta', () => exampleStarter)
      expect(opened.news.map(({ entity }) => entity).sort()).toEqual([...entities].sort())
      expect(new Set(opened.news.map(({ siteId }) => siteId))).toEqual(new Set(['delta']))
    })

    test('gets none of its first rows when one of them is wrong', async () => {
      const wrong = Starter.parse({
        ...exampleStarter,
        classes: exampleStarter.classes.map((row) => ({ ...row, program: 'nothing' })),
      })
      await expect(opened.seed('beta', () => wrong)).rejects.toThrow('program "nothing"')
      expect(await count('beta')).toBe(0)
      expect(await opened.seed('beta', () => exampleStarter)).toBe(true)
    })

    test('that begins empty can begin later', async () => {
      expect(await opened.seed('gamma', () => Starter.parse({}))).toBe(true)
      expect(await opened.seed('gamma', () => exampleStarter)).toBe(true)
    })

    const site = { id: 'shop', layout: 'demo', hosts: ['a.test'], settings: { title: { id: 'A' } } }

    test('that was saved is read as it was saved, and one that only has rows is not', async () => {
      await saveSite(opened.database, site)
      await saveSite(opened.database, { ...site, hosts: ['a.test', 'b.test'] })
      expect(await readSites(opened.database)).toEqual([{ ...site, hosts: ['a.test', 'b.test'] }])
      expect(opened.news.at(-1)).toEqual({ siteId: 'shop', entity: 'site' })
    })

    test('does not get a host that another has', async () => {
      const other = saveSite(opened.database, { ...site, id: 'other', hosts: ['c.test', 'b.test'] })
      await expect(other).rejects.toMatchObject({ name: 'ServiceError', status: 409 })
      await saveSite(opened.database, { ...site, id: 'other', hosts: ['c.test'] })
      expect(await readSites(opened.database)).toHaveLength(2)
    })
  })
})
