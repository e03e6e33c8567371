import { z } from 'zod'
import { endpoint, listOf } from '../endpoint.ts'
import { callsOfArea, editors, sentArea } from '../manage/managed-area.ts'
import { listed } from '../manage/row-calls.ts'
import { NewAspiration, NewBookReview, NewDonation, NewTestimony } from './rest.ts'

/** Testimonies of participants. */
export const sentTestimonies = sentArea({
  name: 'testimony',
  noun: 'a testimony',
  plural: 'testimonies',
  access: editors,
  entities: ['testimony'],
  fields: NewTestimony,
})

/** Wishes of visitors. */
export const sentAspirations = sentArea({
  name: 'aspiration',
  noun: 'an aspiration',
  plural: 'aspirations',
  access: editors,
  entities: ['testimony'],
  fields: NewAspiration,
})

/** Comments of the guest book. */
export const sentBookReviews = sentArea({
  name: 'book-review',
  noun: 'a comment of the guest book',
  plural: 'comments of the guest book',
  access: editors,
  entities: ['testimony'],
  fields: NewBookReview,
})

/** Pledges. An approved one is confirmed and counts; a hidden one is cancelled. */
export const sentDonations = sentArea({
  name: 'donation',
  noun: 'a donation',
  plural: 'donations',
  access: editors,
  entities: ['testimony'],
  fields: NewDonation,
})

/** What happened to a row of an area. */
export const ContentEvent = z.enum([
  'created',
  'updated',
  'deleted',
  'restored',
  'purged',
  'approved',
  'hidden',
  'suspended',
  'resumed',
  'erased',
  'downloaded',
])
export type ContentEvent = z.output<typeof ContentEvent>

/** One change of content. */
export const ContentChange = z.object({
  at: z.string(),
  actorId: z.string().nullable().describe('The account; null for the system.'),
  actorName: z.string().nullable().describe('Null where the account is no longer of this site.'),
  area: z.string(),
  itemId: z.string(),
  name: z.string().describe('What the row was called then.'),
  event: ContentEvent,
  fields: z.array(z.string()).describe('The names of the fields that changed.'),
})
export type ContentChange = z.output<typeof ContentChange>

/** Who changed which content, the last change first. */
export const listContentChanges = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/manage/audit/list',
  summary: 'Who changed which content, and when.',
  input: z.object({
    ...listed(),
    area: z.string().max(40).optional(),
    itemId: z.uuid().optional(),
    event: ContentEvent.optional(),
  }),
  output: listOf(ContentChange),
  access: editors,
  entities: [],
})

export const manageSentEndpoints = [
  ...[sentTestimonies, sentAspirations, sentBookReviews, sentDonations].flatMap(callsOfArea),
  listContentChanges,
]
