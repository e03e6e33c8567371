import { expect } from 'vitest'
import { createPost, type PostItem } from '#schemas/services/post.ts'
import type { Case } from '../case.ts'

const event = {
  startsAt: '2031-05-04T08:00:00+09:00',
  endsAt: '2031-05-04T16:00:00+09:00',
  zone: 'Asia/Jayapura',
  place: 'Gedung Cenderawasih',
}
const post = { kindSlug: 'event', title: 'Temu Jayapura', content: '<p>Isi.</p>', event }

export const cases: Case[] = [
  {
    name: 'an event is added',
    endpoint: createPost,
    as: 'writer',
    input: { ...post, isPublished: false },
    status: 201,
    check: (data: PostItem) =>
      expect(data.event).toMatchObject({
        startsAt: '2031-05-03T23:00:00.000Z',
        zone: 'Asia/Jayapura',
      }),
  },
  {
    name: 'a video is added',
    endpoint: createPost,
    as: 'writer',
    input: {
      ...post,
      kindSlug: 'video',
      event: undefined,
      video: { youtubeId: 'abcdefghijk', seconds: 60 },
      isPublished: false,
    },
    status: 201,
    check: (data: PostItem) => expect(data.video).toMatchObject({ youtubeId: 'abcdefghijk' }),
  },
  ...Object.entries({
    endsAt: event.startsAt,
    zone: 'GMT',
    place: null,
    registerUrl: 'javascript:x',
    seats: -1,
  }).map(([field, value]): Case => ({
    name: `an event is refused by a wrong ${field}`,
    endpoint: createPost,
    as: 'writer',
    input: { ...post, event: { ...event, [field]: value } },
    status: 400,
    field: `event.${field}`,
  })),
  ...(
    [
      ['event', { event: undefined }],
      ['event', { kindSlug: 'news' }],
      ['author', { author: 'Sekar Arum' }],
      ['video', { video: { youtubeId: 'abcdefghijk', seconds: 60 } }],
    ] as const
  ).map(([field, wrong], at): Case => ({
    name: `a post carries what its kind says, and no other (${at}: ${field})`,
    endpoint: createPost,
    as: 'writer',
    input: { ...post, ...wrong },
    status: 422,
    field,
  })),
]
