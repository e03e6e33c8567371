import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { throttles } from '../../database/tables/account-tables.ts'
import { rememberingThrottle, throttle } from './rate-limit.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('throttles', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const tries = (siteId: string, key: string, seconds = 60) =>
      throttle(opened.database, { siteId, key }, { times: 5, seconds })

    test('of tries that come together, no more pass than may', async () => {
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => tries('alpha', 'together')),
      )
      expect(answers.filter((answer) => answer === null)).toHaveLength(5)
      const waits = answers.flatMap((answer) => answer?.retryAfter ?? [])
      expect(Math.min(...waits)).toBeGreaterThan(50)
      expect(Math.max(...waits)).toBeLessThanOrEqual(60)
    })

    test('each key and each site counts for itself', async () => {
      for (let i = 0; i < 5; i++) await tries('alpha', 'one')
      expect(await tries('alpha', 'one')).not.toBeNull()
      expect(await tries('alpha', 'other')).toBeNull()
      expect(await tries('beta', 'one')).toBeNull()
    })

    test('a refusal is remembered by the node, and the key is not counted again until it ends', async () => {
      const counted = rememberingThrottle(opened.database)
      const attempt = (key: string) => counted('alpha', key, { times: 2, seconds: 60 })
      expect([await attempt('again'), await attempt('again')]).toEqual([null, null])
      const refused = await attempt('again')
      expect(refused?.retryAfter).toBeGreaterThan(50)
      await opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
        tx.delete(throttles),
      )
      expect((await attempt('again'))?.retryAfter).toBeGreaterThan(50)
      expect(await attempt('another')).toBeNull()
    })

    test('when its time is over, counting begins anew', async () => {
      for (let i = 0; i < 6; i++) await tries('alpha', 'short', 0)
      expect(await tries('alpha', 'short', 0)).toBeNull()
    })
  })
})
