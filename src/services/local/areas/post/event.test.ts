import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  listEventCareers,
  listEventPrograms,
  readEventCareer,
  readEventProgram,
} from '#schemas/services/post-event.ts'
import { listPostKinds } from '#schemas/services/post-kind.ts'
import { createPost, listPosts, readPost, updatePost } from '#schemas/services/post.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'

const caller = 'writer'
const event = {
  startsAt: '2031-05-04T08:00:00+09:00',
  endsAt: '2031-05-04T16:00:00+09:00',
  zone: 'Asia/Jayapura',
  place: 'Gedung Cenderawasih',
  address: 'Jalan Pantai 4, Jayapura',
  registerUrl: 'https://daftar.example/temu',
  seats: 120,
} as const
const post = { kindSlug: 'event', title: 'Temu Jayapura', content: '<p>Isi.</p>', event }
const video = { youtubeId: 'abcdefghijk', seconds: 90 }

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('events and videos', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const create = (input: Partial<z.input<typeof createPost.input>> = {}) =>
      opened.ask(createPost, { ...post, ...input }, { caller })
    const slugs = async (input: object) =>
      (await opened.ask(listPosts, input))?.items.map(({ slug }) => slug)
    const refused = (status: number, field: string) => ({ status, fields: [{ field }] })

    test('are posts of kinds that carry them, which a site lists with their names', async () => {
      const { items = [] } = (await opened.ask(listPostKinds, {})) ?? {}
      expect(items.map(({ slug }) => slug)).toEqual([
        'article',
        'blog',
        'event',
        'news',
        'podcast',
        'tulisan-temans',
        'video',
      ])
      expect(items[2]).toEqual({
        id: expect.any(String),
        slug: 'event',
        names: { id: 'Acara', en: 'Events' },
        carries: ['event'],
      })
      expect(await opened.ask(listPostKinds, {}, { siteId: 'nobody' })).toEqual({ items: [] })
    })

    test('are listed by time: what runs or comes first, what is past last', async () => {
      const byTime = ['temu-berjalan', 'temu-segera', 'temu-nanti', 'temu-lama']
      expect(await slugs({ kindSlug: 'event' })).toEqual(byTime)
      expect(await slugs({ kindSlug: 'event', sort: 'title' })).toEqual(byTime.toSorted())
      expect(await slugs({ sort: 'upcoming', pageSize: 5 })).toEqual([...byTime, 'tayang'])
    })

    test('are in the state of their dates, by which a list is narrowed', async () => {
      const states = async (slug: string) => {
        const found = await opened.ask(readPost, { kindSlug: 'event', slug })
        const { comingSoon, started, ended } = found?.event ?? {}
        return [comingSoon, started, ended]
      }
      expect(await states('temu-nanti')).toEqual([true, false, false])
      expect(await states('temu-berjalan')).toEqual([false, true, false])
      expect(await states('temu-lama')).toEqual([false, false, true])
      expect(await slugs({ state: 'comingSoon' })).toEqual(
        expect.arrayContaining(['temu-segera', 'temu-nanti']),
      )
      expect(await slugs({ kindSlug: 'event', state: 'started' })).toEqual(['temu-berjalan'])
      expect(await slugs({ state: 'ended' })).toEqual(['temu-lama'])
    })

    test('are stored with everything that was said of them, and nothing of others', async () => {
      const made = await create({ slug: 'temu-jayapura' })
      expect(made).toMatchObject({
        video: null,
        author: null,
        event: {
          ...event,
          startsAt: '2031-05-03T23:00:00.000Z',
          endsAt: '2031-05-04T07:00:00.000Z',
          onlineUrl: null,
          comingSoon: true,
        },
      })
      const news = await opened.ask(readPost, { kindSlug: 'news', slug: 'pertama' })
      expect([news?.event, news?.video]).toEqual([null, null])
    })

    test('are replaced as a whole, and left as they are when they are not named', async () => {
      await create({ slug: 'diubah' })
      const named = { kindSlug: 'event', slug: 'diubah' }
      const titled = await opened.ask(updatePost, { ...named, title: 'Baru' }, { caller })
      expect(titled?.event?.seats).toBe(120)
      const online = {
        startsAt: event.startsAt,
        endsAt: event.endsAt,
        zone: 'Asia/Jakarta',
        onlineUrl: 'https://temu.example',
      } as const
      const moved = await opened.ask(updatePost, { ...named, event: online }, { caller })
      expect(moved?.event).toMatchObject({ place: null, seats: null, zone: 'Asia/Jakarta' })
    })

    test('are refused where they are missing, and where a kind carries none', async () => {
      await expect(create({ event: undefined })).rejects.toMatchObject(refused(422, 'event'))
      const news = { kindSlug: 'news' }
      await expect(create(news)).rejects.toMatchObject(refused(422, 'event'))
      await expect(create({ ...news, event: undefined, video })).rejects.toMatchObject(
        refused(422, 'video'),
      )
      await expect(create({ author: 'Sekar' })).rejects.toMatchObject(refused(422, 'author'))
      await expect(create({ parentId: 'temu-lama' })).rejects.toMatchObject(
        refused(422, 'parentId'),
      )
    })

    test.each([
      ['ends before it starts', { endsAt: event.startsAt }, 'endsAt'],
      ['is nowhere', { place: null }, 'place'],
      ['is in a zone that is none', { zone: 'GMT' }, 'zone'],
      ['registers at a script', { registerUrl: 'javascript:x()' }, 'registerUrl'],
      ['takes part at another protocol', { onlineUrl: '//lain.example' }, 'onlineUrl'],
      ['has seats below zero', { seats: -1 }, 'seats'],
    ])('one that %s is no input', (_, wrong, field) => {
      const read = createPost.input.safeParse({ ...post, event: { ...event, ...wrong } })
      expect(read.error?.issues[0]?.path).toEqual(['event', field])
    })

    test('a video is at YouTube or a file, never both or neither', async () => {
      const filed = await opened.ask(readPost, { kindSlug: 'video', slug: 'tayang' })
      expect(filed).toMatchObject({
        author: 'Ayu Lestari',
        video: { youtubeId: null, file: '/media/videos/satu.webm', seconds: 9 },
      })
      const ofVideo = { kindSlug: 'video', title: 'Tayangan', event: undefined }
      expect((await create({ ...ofVideo, video }))?.video).toEqual({
        ...video,
        file: null,
        thumbnail: null,
      })
      for (const wrong of [
        { seconds: 9 },
        { ...video, file: '/a.webm' },
        { ...video, youtubeId: 'https://youtu.be/abcdefghijk' },
        { seconds: 9, file: 'javascript:x()' },
        { ...video, seconds: 0 },
      ]) {
        const input = { ...post, ...ofVideo, video: wrong }
        expect(createPost.input.safeParse(input).success, JSON.stringify(wrong)).toBe(false)
      }
    })

    test('have programs and careers, listed by time and for one event alone', async () => {
      const programs = await opened.ask(listEventPrograms, {})
      expect(programs?.items.map(({ slug, event }) => `${event.slug}/${slug}`)).toEqual([
        'temu-segera/gelar',
        'temu-segera/bengkel',
        'temu-nanti/gelar',
      ])
      const [first] = programs?.items ?? []
      const id = first?.event.id ?? ''
      expect(first?.event.zone).toBe('Asia/Makassar')
      expect((await opened.ask(listEventPrograms, { eventId: id }))?.items).toHaveLength(2)
      const named = { eventId: 'temu-segera', search: 'bengkel', pageSize: 1 }
      expect((await opened.ask(listEventPrograms, named))?.pagination.totalItems).toBe(1)
      expect((await opened.ask(listEventPrograms, { eventId: 'tiada' }))?.items).toEqual([])
      const careers = await opened.ask(listEventCareers, { eventId: 'temu-nanti' })
      expect(careers?.items).toMatchObject([{ slug: 'guru', organisation: 'Koperasi Anyaman' }])
    })

    test('lead to one program or career by its id, and by its slug where it is unique', async () => {
      const { items = [] } = (await opened.ask(listEventPrograms, {})) ?? {}
      const [first] = items
      expect(await opened.ask(readEventProgram, { id: first?.id ?? '' })).toEqual(first)
      expect((await opened.ask(readEventProgram, { slug: 'bengkel' }))?.event.slug).toBe(
        'temu-segera',
      )
      await expect(opened.ask(readEventProgram, { slug: 'gelar' })).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining('temu-nanti, temu-segera'),
      })
      expect((await opened.ask(readEventCareer, { slug: 'guru' }))?.name).toBe('Pekerjaan guru')
      expect(await opened.ask(readEventCareer, { slug: 'tiada' })).toBeNull()
      const ofBeta = { siteId: 'beta' }
      expect(await opened.ask(readEventProgram, { id: first?.id ?? '' }, ofBeta)).toBeNull()
    })

    test('that are not published show none of their programs and careers', async () => {
      const ofBeta = { caller, siteId: 'beta' } as const
      const hide = { kindSlug: 'event', slug: 'temu-nanti', isPublished: false }
      await opened.ask(updatePost, hide, ofBeta)
      expect(
        (await opened.ask(listEventCareers, {}, { siteId: 'beta' }))?.pagination,
      ).toMatchObject({ totalItems: 0 })
      expect((await opened.ask(listEventPrograms, {}, { siteId: 'beta' }))?.items).toHaveLength(2)
      expect(await opened.ask(readEventCareer, { slug: 'guru' }, { siteId: 'beta' })).toBeNull()
    })
  })
})
