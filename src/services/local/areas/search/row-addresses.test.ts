import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowKinds } from '#schemas/row-kinds.ts'
import { listClasses } from '#schemas/services/class.ts'
import { listPrograms } from '#schemas/services/program.ts'
import { countAddresses, listAddresses } from '#schemas/services/search.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('addresses', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const list = async (kind: string, more: object = {}) =>
      (await opened.ask(listAddresses, { kind, ...more }))?.items ?? []

    test('are listed as often as they are counted, for each kind', async () => {
      const counted = (await opened.ask(countAddresses, {}))?.items ?? []
      const kinds = counted.map(({ kind }) => kind)
      expect(kinds).toEqual(expect.arrayContaining([...rowKinds, 'news']))
      for (const { kind, count, changedAt } of counted) {
        const items = await list(kind)
        expect([kind, items.length]).toEqual([kind, count])
        const latest = items
          .map((item) => item.changedAt)
          .toSorted()
          .at(-1)
        expect([kind, changedAt]).toEqual([kind, latest])
        expect(new Date(changedAt).toISOString()).toBe(changedAt)
      }
      expect((await opened.ask(countAddresses, {}, { siteId: 'nobody' }))?.items).toEqual([])
    })

    test('go on after an id, and may begin later', async () => {
      const ids = (await list('class')).map(({ id }) => id)
      expect(ids.length).toBeGreaterThan(1)
      expect(ids).toEqual(ids.toSorted())
      expect((await list('class', { after: ids[0] })).map(({ id }) => id)).toEqual(ids.slice(1))
      expect((await list('class', { skip: 1, pageSize: 1 })).map(({ id }) => id)).toEqual([ids[1]])
      expect(await list('class', { after: ids.at(-1) })).toEqual([])
      expect(await list('tiada')).toEqual([])
    })

    test('are those of rows that were changed since a moment', async () => {
      const all = await list('class')
      const [first] = all.map(({ changedAt }) => changedAt).toSorted()
      expect(await list('class', { changedSince: first })).toEqual(all)
      expect(await list('class', { changedSince: '2999-01-01T00:00:00.000Z' })).toEqual([])
    })

    test('begin with the language that a row was written in', async () => {
      const told = {
        class: (await opened.ask(listClasses, { pageSize: 100 }))?.items,
        program: (await opened.ask(listPrograms, { pageSize: 100 }))?.items,
      }
      for (const [kind, rows = []] of Object.entries(told)) {
        const listed = new Map((await list(kind)).map(({ slug, languages }) => [slug, languages]))
        expect(rows.length).toBeGreaterThan(0)
        for (const { slug } of rows)
          expect([kind, slug, listed.get(slug)?.[0]]).toEqual([kind, slug, 'id'])
      }
    })
  })
})
