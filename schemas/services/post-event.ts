import { z } from 'zod'
import { addressForm } from '../address.ts'
import { bilingual } from '../bilingual.ts'
import { nameIdOrSlug } from '../messages.ts'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { rowLanguage } from '../row-language.ts'
import { TimeZone } from '../time-zone.ts'
import { Employment } from './career.ts'

/** The states of an event by its dates. */
export const EventState = z.enum(['comingSoon', 'started', 'ended'])
export type EventState = z.output<typeof EventState>

/** When and where the event of a post takes place. Exactly one of the three flags is true. */
export const PostEvent = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  zone: TimeZone.describe('The zone of the place, in which times are shown.'),
  place: z.string().nullable(),
  address: z.string().nullable(),
  onlineUrl: z.string().nullable().describe('Where to take part online.'),
  registerUrl: z.string().nullable().describe('Where to register; null needs no registration.'),
  seats: z.int().nonnegative().nullable().describe('Null is without a limit.'),
  comingSoon: z.boolean(),
  started: z.boolean(),
  ended: z.boolean(),
})
export type PostEvent = z.output<typeof PostEvent>

/** Other years are not dates of PostgreSQL, or are read as those of another century. */
function hasFourDigits(time: string): boolean {
  const year = new Date(time).getUTCFullYear()
  return year >= 1000 && year <= 9999
}

/** A moment as a writer gives it. */
export const Moment = z.iso
  .datetime({ offset: true })
  .refine(
    hasFourDigits,
    bilingual({ id: 'Tahunnya dari 1000 sampai 9999.', en: 'The year is from 1000 to 9999.' }),
  )

const address = z
  .string()
  .max(2000)
  .regex(addressForm, {
    error: bilingual({
      id: 'Tulis jalur yang diawali / atau alamat https:.',
      en: 'must be a path that begins with / or an https: address',
    }),
  })

/** An event as a writer gives it, always whole. */
export const NewPostEvent = z
  .strictObject({
    startsAt: Moment,
    endsAt: Moment,
    zone: TimeZone,
    place: z.string().trim().min(1).max(120).nullable().default(null),
    address: z.string().trim().min(1).max(300).nullable().default(null),
    onlineUrl: address.nullable().default(null),
    registerUrl: address.nullable().default(null),
    seats: z.int().min(0).max(1_000_000).nullable().default(null),
  })
  .refine(({ startsAt, endsAt }) => Date.parse(endsAt) > Date.parse(startsAt), {
    error: bilingual({
      id: 'Selesainya harus sesudah mulainya.',
      en: 'The end comes after the start.',
    }),
    path: ['endsAt'],
  })
  .refine(({ place, onlineUrl }) => place !== null || onlineUrl !== null, {
    error: bilingual({
      id: 'Isi tempat atau alamat daring.',
      en: 'Fill in a place or an online address.',
    }),
    path: ['place'],
  })
export type NewPostEvent = z.output<typeof NewPostEvent>

const ofEvent = {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  event: z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    zone: TimeZone,
    language: rowLanguage.language.describe('The language of its texts, and of this entry’s.'),
  }),
}

/** One entry in the programme of an event: a talk, a workshop, a contest. */
export const EventProgram = z.object({ ...ofEvent, startsAt: z.string(), endsAt: z.string() })
export type EventProgram = z.output<typeof EventProgram>

/** Work that an exhibitor of an event offers. */
export const EventCareer = z.object({
  ...ofEvent,
  organisation: z.string(),
  employment: Employment,
  city: z.string().nullable(),
  registerUrl: z.string().nullable().describe('Where to apply; null is at the event.'),
})
export type EventCareer = z.output<typeof EventCareer>

const listed = z.object({
  ...paging(10),
  eventId: z.string().max(200).optional().describe('The id or slug of an event.'),
  search: z.string().max(200).optional(),
})
const one = z
  .object({ id: z.string().max(200).optional(), slug: z.string().max(200).optional() })
  .refine(({ id, slug }) => id !== undefined || slug !== undefined, {
    error: nameIdOrSlug,
    path: ['slug'],
  })
const reading = {
  host: 'services',
  method: 'GET',
  access: 'public',
  entities: ['post'],
} as const

/** Programs of one event or of all: those that have not ended first, each group by its time. */
export const listEventPrograms = endpoint({
  ...reading,
  path: 'v3/post/event/program/list',
  summary: 'The programs of events.',
  input: listed,
  output: listOf(EventProgram),
})

/** One program by its id, or by its slug where one event has it; 409 where several have, 404 where none has. */
export const readEventProgram = endpoint({
  ...reading,
  path: 'v3/post/event/program/detail',
  summary: 'One program of an event.',
  input: one,
  output: EventProgram,
  problems: ['conflict'],
})

/** Careers of one event or of all: those of events that have not ended first. */
export const listEventCareers = endpoint({
  ...reading,
  path: 'v3/post/event/career/list',
  summary: 'The careers that events offer.',
  input: listed,
  output: listOf(EventCareer),
})

/** One career by its id, or by its slug where one event has it; 409 where several have, 404 where none has. */
export const readEventCareer = endpoint({
  ...reading,
  path: 'v3/post/event/career/detail',
  summary: 'One career that an event offers.',
  input: one,
  output: EventCareer,
  problems: ['conflict'],
})

/** The endpoints of events. */
export const eventEndpoints = [
  listEventPrograms,
  readEventProgram,
  listEventCareers,
  readEventCareer,
]
