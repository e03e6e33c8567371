import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listClasses } from '#schemas/services/class.ts'
import { listPosts } from '#schemas/services/post.ts'
import { Starter } from '#schemas/starter.ts'
import { readSeeded } from '../areas/site/stored-sites.ts'
import { entities } from '../database/change-feed.ts'
import { exampleStarter } from './example-starter-for-test.ts'
import { backends } from '../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../open-for-test.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a site', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
    })
    afterAll(() => opened.close())

    const count = async (siteId: string) =>
      (await opened.ask(listClasses, {}, { siteId }))?.pagination.totalItems

    test('gets its first rows once, also when several ask at the same time', async () => {
      const seeded = await Promise.all(
        [1, 2, 3].map(() => opened.seed('alpha', () => exampleStarter)),
      )
      expect(seeded.filter((outcome) => outcome === 'seeded')).toHaveLength(1)
      expect(await opened.seed('alpha', () => exampleStarter)).toBe('filled')
      expect(await count('alpha')).toBe(exampleStarter.classes.length)
    })

    test('that gets its first rows is reported, in every kind of entity', async () => {
      opened.news.length = 0
      await opened.seed('delta', () => exampleStarter)
      expect(opened.news.map(({ entity }) => entity).sort()).toEqual(
        entities.filter((entity) => entity !== 'appointment').toSorted(),
      )
      expect(new Set(opened.news.map(({ siteId }) => siteId))).toEqual(new Set(['delta']))
    })

    test('gets none of its first rows when one of them is wrong', async () => {
      const wrong = Starter.parse({
        ...exampleStarter,
        classes: exampleStarter.classes.map((row) => ({ ...row, program: 'nothing' })),
      })
      await expect(opened.seed('beta', () => wrong)).rejects.toThrow('program "nothing"')
      expect(await count('beta')).toBe(0)
      expect(await opened.seed('beta', () => exampleStarter)).toBe('seeded')
    })

    test('gets more rows than one statement inserts, with a part far before the post that it is part of', async () => {
      const [first] = exampleStarter.posts
      if (first === undefined) throw new Error('The example has no post.')
      const many = Array.from({ length: 450 }, (_, n) => ({
        ...first,
        slug: `tulisan-${n}`,
        ...(n < 449 ? { parent: 'tulisan-449' } : {}),
      }))
      const { kind, category } = first
      const starter = Starter.parse({
        categories: exampleStarter.categories.filter((one) => one.kind === kind),
        posts: many.map((post) => ({ ...post, category })),
      })
      expect(await opened.seed('epsilon', () => starter)).toBe('seeded')
      const found = await opened.ask(
        listPosts,
        { kindSlug: kind, isParent: 'true' },
        { siteId: 'epsilon' },
      )
      expect(found?.pagination.totalItems).toBe(1)
    })

    test('that begins empty can begin later, and is noted as seeded then', async () => {
      const noted = async () => (await readSeeded(opened.database)).includes('gamma')
      expect(await opened.seed('gamma', () => Starter.parse({}))).toBe('empty')
      expect(await noted()).toBe(false)
      expect(await opened.seed('gamma', () => exampleStarter)).toBe('seeded')
      expect(await noted()).toBe(true)
    })
  })
})
