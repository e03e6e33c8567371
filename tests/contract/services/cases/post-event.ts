import { expect } from 'vitest'
import {
  type EventCareer,
  type EventProgram,
  listEventCareers,
  listEventPrograms,
  readEventCareer,
  readEventProgram,
} from '#schemas/services/post-event.ts'
import { listPostKinds, type PostKind } from '#schemas/services/post-kind.ts'
import { listPosts, type PostItem, readPost } from '#schemas/services/post.ts'
import type { Case, World } from '../case.ts'

interface Page<Item> {
  items: Item[]
  pagination: { page: number; perPage: number; totalItems: number; totalPages: number }
}

const site = 'lms'
const slugs = ({ items }: Page<{ slug: string }>) => items.map(({ slug }) => slug)

const first = async (world: World, endpoint: typeof listEventPrograms | typeof listEventCareers) =>
  ((await world.call(endpoint, { site })).data as Page<{ id: string }>).items[0]?.id

const reading: Case[] = [
  {
    name: 'a site has the kinds that every site begins with',
    endpoint: listPostKinds,
    status: 200,
    check: ({ items }: { items: PostKind[] }) => {
      expect(items.map(({ slug }) => slug)).toContain('tulisan-temans')
      expect(items.find(({ slug }) => slug === 'event')).toEqual({
        id: expect.any(String),
        slug: 'event',
        names: { id: 'Acara', en: 'Events' },
        carries: ['event'],
      })
    },
  },
  {
    name: 'events are listed by their time, those that have ended last',
    endpoint: listPosts,
    site,
    input: { kindSlug: 'event' },
    status: 200,
    check: (data: Page<PostItem>) =>
      expect(slugs(data)).toEqual([
        'pekan-pameran-proyek',
        'lokakarya-data-sekolah',
        'temu-karya-vokasi',
        'malam-berburu-bug',
        'kelas-terbuka-orang-tua',
        'tur-bengkel-timur',
      ]),
  },
  {
    name: 'events that have ended are listed alone',
    endpoint: listPosts,
    site,
    input: { state: 'ended' },
    status: 200,
    check: (data: Page<PostItem>) =>
      expect(slugs(data)).toEqual(
        expect.arrayContaining(['kelas-terbuka-orang-tua', 'tur-bengkel-timur']),
      ),
  },
  {
    name: 'a state is one of three',
    endpoint: listPosts,
    input: { kindSlug: 'event', state: 'onRegistration' },
    status: 400,
    field: 'state',
  },
  {
    name: 'an event says when and where it is',
    endpoint: readPost,
    site,
    input: { kindSlug: 'event', slug: 'malam-berburu-bug' },
    status: 200,
    check: (data: PostItem) =>
      expect(data.event).toMatchObject({
        zone: 'Asia/Jayapura',
        place: 'Laboratorium SMK Mutiara Timur',
        seats: 48,
        onlineUrl: null,
        comingSoon: true,
        started: false,
        ended: false,
      }),
  },
  {
    name: 'a video is a file that the site serves, with its length and author',
    endpoint: readPost,
    site,
    input: { kindSlug: 'video', slug: 'apa-itu-git' },
    status: 200,
    check: (data: PostItem) =>
      expect(data).toMatchObject({
        author: 'Ratna Wulandari',
        video: { youtubeId: null, file: '/media/videos/apa-itu-git.webm', seconds: 18 },
      }),
  },
]

const parts: Case[] = [
  {
    name: 'programs are listed by time, over all events',
    endpoint: listEventPrograms,
    site,
    input: { page: 1, pageSize: 100 },
    status: 200,
    check: ({ items, pagination }: Page<EventProgram>) => {
      expect(pagination).toEqual({ page: 1, perPage: 100, totalItems: 17, totalPages: 1 })
      expect(items[0]?.event).toMatchObject({ slug: 'pekan-pameran-proyek', zone: 'Asia/Jakarta' })
      const ended = items.map(({ endsAt }) => Date.parse(endsAt) <= Date.now())
      expect(ended).toEqual(ended.toSorted((a, b) => Number(a) - Number(b)))
    },
  },
  {
    name: 'programs of one event are found by words',
    endpoint: listEventPrograms,
    site,
    input: { eventId: 'temu-karya-vokasi', search: 'peninjau' },
    status: 200,
    check: (data: Page<EventProgram>) => expect(slugs(data)).toEqual(['tinjauan-terbuka']),
  },
  {
    name: 'programs of an event of another site are none',
    endpoint: listEventPrograms,
    input: { eventId: 'temu-karya-vokasi' },
    status: 200,
    check: ({ items }: Page<EventProgram>) => expect(items).toEqual([]),
  },
  {
    name: 'careers of one event come in its order',
    endpoint: listEventCareers,
    site,
    input: { eventId: 'temu-karya-vokasi' },
    status: 200,
    check: (data: Page<EventCareer>) =>
      expect(slugs(data)).toEqual([
        'pengembang-web-muda',
        'penguji-perangkat-lunak',
        'magang-desain-antarmuka',
      ]),
  },
  ...[listEventPrograms, listEventCareers].map((endpoint): Case => ({
    name: 'the pages of a list begin at one',
    endpoint,
    input: { page: 0 },
    status: 400,
    field: 'page',
  })),
  {
    name: 'a program is read by its id, with its event',
    endpoint: readEventProgram,
    site,
    input: async (world) => ({ id: await first(world, listEventPrograms) }),
    status: 200,
    check: (data: EventProgram) => expect(data.event.slug).toBe('pekan-pameran-proyek'),
  },
  {
    name: 'a career is read by its slug',
    endpoint: readEventCareer,
    site,
    input: { slug: 'teknisi-jaringan-lapangan' },
    status: 200,
    check: (data: EventCareer) =>
      expect(data).toMatchObject({ organisation: 'Koperasi Jaringan Pesisir', city: 'Ambon' }),
  },
  ...(
    [
      [readEventProgram, listEventPrograms],
      [readEventCareer, listEventCareers],
    ] as const
  ).flatMap(([endpoint, list]): Case[] => [
    {
      name: 'that of another site is not there by its id',
      endpoint,
      input: async (world) => ({ id: await first(world, list) }),
      status: 404,
    },
    { name: 'it is asked for by an id or a slug', endpoint, status: 400, field: 'slug' },
  ]),
]

export const cases: Case[] = [...reading, ...parts]
