import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listGalleries } from '#schemas/services/gallery.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the gallery', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
    })
    afterAll(() => opened.close())

    test('gives six albums to a page, the latest first', async () => {
      const first = await opened.ask(listGalleries, {})
      expect(first?.items.map(({ slug }) => slug)).toEqual(
        [0, 1, 2, 3, 4, 5].map((i) => `album-${i}`),
      )
      expect(first?.pagination).toEqual({ page: 1, perPage: 6, totalItems: 7, totalPages: 2 })
      const second = await opened.ask(listGalleries, { page: 2 })
      expect(second?.items.map(({ slug }) => slug)).toEqual(['album-6'])
    })

    test('gives each album its own pictures in order', async () => {
      const answer = await opened.ask(listGalleries, {})
      for (const { photos } of answer?.items ?? []) {
        expect(photos.map(({ picture }) => picture)).toEqual([
          '/media/gallery/satu.svg',
          '/media/gallery/dua.svg',
        ])
      }
      expect(answer?.items[0]?.photos[0]).toMatchObject({
        caption: 'Keterangan foto satu',
        alt: 'Yang tampak di foto satu',
      })
    })

    test('of a site without albums, or beyond the last page, is empty', async () => {
      expect((await opened.ask(listGalleries, {}, { siteId: 'beta' }))?.items).toEqual([])
      expect((await opened.ask(listGalleries, { page: 9 }))?.items).toEqual([])
      expect(listGalleries.input.safeParse({ page: 0 }).success).toBe(false)
    })
  })
})
