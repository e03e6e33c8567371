import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPodcasts, readPodcast } from '#schemas/services/podcast.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('podcasts', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const slugs = async (input: object, siteId = 'alpha') =>
      (await opened.ask(listPodcasts, input, { siteId }))?.items.map(({ slug }) => slug)

    test('are listed newest first, by words and category, alone and together', async () => {
      expect(await slugs({})).toEqual(['dua', 'satu'])
      expect(await slugs({ search: 'melatih' })).toEqual(['dua'])
      expect(await slugs({ search: 'epis' })).toEqual(['dua', 'satu'])
      expect(await slugs({ categorySlug: 'obrolan', search: 'satu' })).toEqual(['satu'])
      expect(await slugs({ categorySlug: 'kosong' })).toEqual([])
      expect(await slugs({ categorySlug: 'sekolah' })).toEqual([])
      expect(await slugs({ categorySlug: 'nothing' })).toEqual([])
      expect(await slugs({ page: 2, pageSize: 1 })).toEqual(['satu'])
      expect(await slugs({}, 'nobody')).toEqual([])
    })

    test('are read by id or slug, within their site', async () => {
      const episode = await opened.ask(readPodcast, { id: 'satu' })
      expect(episode).toMatchObject({
        audio: '/media/audio/satu.mp3',
        seconds: 1800,
        speakers: ['Ayu', 'Budi'],
        category: { slug: 'obrolan' },
      })
      const id = episode?.id ?? ''
      expect(await opened.ask(readPodcast, { id })).toEqual(episode)
      expect(await opened.ask(readPodcast, { id }, { siteId: 'beta' })).toBeNull()
      expect(await opened.ask(readPodcast, { id: 'nothing' })).toBeNull()
      expect((await opened.ask(readPodcast, { id: 'dua' }))?.audio).toBeNull()
    })
  })
})
