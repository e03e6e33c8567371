import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPost, updatePost } from '#schemas/services/post.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { postCategories, posts } from '../../database/tables/post-tables.ts'

const caller = 'writer'
const siteId = 'alpha'
const kindSlug = 'article'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('posts, while others are removed', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed(siteId, () => exampleStarter)
    })
    afterAll(() => opened.close())

    /**
     * Runs after the row is removed and before other transactions see it; where all transactions are
     * serialised, after that.
     */
    const whileRemoved = async <T>(
      table: typeof posts | typeof postCategories,
      slug: string,
      ask: () => Promise<T>,
    ) => {
      const asked: Promise<unknown>[] = []
      await opened.database.transaction({ role: 'writer', siteId }, async (tx) => {
        await tx.delete(table).where(and(eq(table.siteId, siteId), eq(table.slug, slug)))
        asked.push(ask().catch((error: unknown) => error))
        await new Promise((resolve) => setTimeout(resolve, 300))
      })
      return asked[0]
    }
    const refused = { name: 'ServiceError', status: expect.toBeOneOf([409, 422]) }

    test('report a category that was deleted meanwhile', async () => {
      const add = { kindSlug: 'podcast', title: 'Baru', content: '', categoryId: 'kosong' }
      const answer = await whileRemoved(postCategories, 'kosong', () =>
        opened.ask(createPost, add, { caller }),
      )
      expect(answer).toMatchObject(refused)
    })

    test('report a series that was deleted meanwhile', async () => {
      const add = { kindSlug, title: 'Pembuka', content: '', slug: 'pembuka' }
      await opened.ask(createPost, add, { caller })
      await opened.ask(createPost, { ...add, slug: 'bagian' }, { caller })
      const change = { kindSlug, slug: 'bagian', parentId: 'pembuka' }
      const answer = await whileRemoved(posts, 'pembuka', () =>
        opened.ask(updatePost, change, { caller }),
      )
      expect(answer).toMatchObject(refused)
    })
  })
})
