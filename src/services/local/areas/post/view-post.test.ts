import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPost, viewPost } from '#schemas/services/post.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { addPostViews } from './view-post.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('views of a post', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const kedua = { kindSlug: 'news', slug: 'kedua' }
    const view = (input = kedua, siteId = 'alpha') => opened.ask(viewPost, input, { siteId })
    const stored = async (siteId = 'alpha') =>
      (await opened.ask(readPost, kedua, { siteId }))?.views

    test('are counted one by one, and all of those that come at once', async () => {
      expect(await view()).toEqual({ views: 51 })
      await Promise.all(Array.from({ length: 20 }, () => view()))
      expect(await view()).toEqual({ views: 72 })
      expect(await view(kedua, 'beta')).toEqual({ views: 51 })
    })

    test('are added to the post by the job, once, in every site', async () => {
      expect(await stored()).toBe(50)
      await Promise.all([1, 2].map(() => addPostViews(opened.database).run({})))
      expect([await stored(), await stored('beta')]).toEqual([72, 51])
      await addPostViews(opened.database).run({})
      expect(await view()).toEqual({ views: 73 })
    })

    test('make no page stale', async () => {
      opened.news.length = 0
      await view()
      await addPostViews(opened.database).run({})
      expect(opened.news).toEqual([])
    })

    test('of what is not there are not counted', async () => {
      expect(await view({ ...kedua, slug: 'nothing' })).toBeNull()
      expect(await view({ ...kedua, kindSlug: 'blog' })).toBeNull()
      await expect(view(kedua, 'nobody')).rejects.toMatchObject({ status: 422 })
    })
  })
})
