import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { updatePost } from '#schemas/services/post.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import type { NewPlace } from '../place-for-test.ts'
import { hasPostgres, newDatabase } from '../postgres/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'

describe.skipIf(!hasPostgres)('two programs on one PostgreSQL', () => {
  let place: NewPlace
  let one: Opened
  let two: Opened
  beforeAll(async () => {
    place = await newDatabase()
    one = await openForTest({ ...place, remove: async () => undefined })
    two = await openForTest(place)
    await one.seed('alpha', () => exampleStarter)
  })
  afterAll(async () => {
    await one.close()
    await two.close()
  })

  const change = (title: string) =>
    one.ask(updatePost, { slug: 'kedua', kindSlug: 'news', title }, { caller: 'admin' })
  const news = { siteId: 'alpha', entity: 'post' }

  test('hear of each other, and each hears once', async () => {
    await expect.poll(() => two.news).toContainEqual(news)
    one.news.length = 0
    two.news.length = 0
    await change('Satu')
    expect(one.news).toEqual([news])
    await expect.poll(() => two.news).toEqual([news])
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(one.news).toHaveLength(1)
  })

  test('go on when every connection is lost, and count everything as changed', async () => {
    two.news.length = 0
    const lose = one.database.transaction({ role: 'visitor', siteId: 'alpha' }, (tx) =>
      tx.execute(sql`SELECT 1`),
    )
    await lose
    await one.backend
      .session((session) =>
        session.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid()`,
          [],
        ),
      )
      .catch(() => undefined)
    await expect.poll(() => two.news).toContainEqual(news)
    two.news.length = 0
    await vi.waitFor(() => change('Dua'), 60_000)
    await expect.poll(() => two.news).toContainEqual(news)
  })
})

test('an address where nothing listens is refused at once', async () => {
  const databaseUrl = 'postgresql://nobody@localhost:1/none'
  const nowhere = { place: { databaseUrl, folder: '' }, remove: async () => undefined }
  await expect(openForTest(nowhere)).rejects.toThrow(/ECONNREFUSED/)
})
