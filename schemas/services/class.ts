import { z } from 'zod'
import { endpoint, listOf, paging } from '../endpoint.ts'

/** The states of a class in the order in which the badge shows them, and the default. */
export const ClassState = z.enum(['comingSoon', 'onRegistration', 'started', 'ended'])
export type ClassState = z.output<typeof ClassState>

/** The flags from which the state of the badge is derived. */
export const ClassFlags = z.object({
  comingSoon: z.boolean(),
  onRegistration: z.boolean(),
  started: z.boolean(),
  ended: z.boolean(),
})
export type ClassFlags = z.output<typeof ClassFlags>

export const ClassLevel = z.enum(['beginner', 'intermediate', 'advanced'])
export const ClassMode = z.enum(['online', 'offline', 'hybrid'])

/** A class in lists. Amounts are whole rupiah, dates ISO 8601. */
export const ClassItem = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string().describe('Plain text, one or two sentences.'),
  logo: z.string().nullable(),
  cover: z.string().nullable(),
  level: ClassLevel,
  mode: ClassMode,
  city: z.string().nullable(),
  price: z.int().nonnegative().describe('0 is free.'),
  seats: z.int().nonnegative(),
  hours: z.int().nonnegative(),
  isWebinar: z.boolean(),
  startsAt: z.string(),
  endsAt: z.string(),
  programName: z.string().nullable(),
  ...ClassFlags.shape,
})
export type ClassItem = z.output<typeof ClassItem>

/** A mentor. */
export const Mentor = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  role: z.string(),
  bio: z.string(),
  photo: z.string().nullable(),
  expertise: z.array(z.string()),
})
export type Mentor = z.output<typeof Mentor>

/** A class on its own page. */
export const ClassOverview = ClassItem.extend({
  about: z.string().describe('HTML, sanitised when it was stored.'),
  benefits: z.array(z.string()),
  audience: z.array(z.string()),
  registrationClosesAt: z.string(),
  program: z.object({ id: z.string(), name: z.string(), slug: z.string() }).nullable(),
  mentors: z.array(Mentor),
})
export type ClassOverview = z.output<typeof ClassOverview>

/** One module of a class with its chapters, in order. */
export const SyllabusModule = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  hours: z.int().nonnegative(),
  chapters: z.array(z.object({ title: z.string(), slug: z.string() })),
})
export type SyllabusModule = z.output<typeof SyllabusModule>

/** The classes of a site, those that open or run before those that have ended. */
export const listClasses = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/class/active',
  summary: 'Classes, by state, level, program and words.',
  input: z.object({
    ...paging(6),
    state: ClassState.optional(),
    level: ClassLevel.optional(),
    programIds: z.string().max(2000).optional().describe('Program ids or slugs, joined by commas.'),
    search: z.string().max(200).optional(),
    'filter.type': z.enum(['class', 'webinar']).optional(),
  }),
  output: listOf(ClassItem),
  access: 'public',
  entities: ['class'],
})

/** The webinars of a site, in the order of `v1/class/active`. 400 for a page that cannot exist. */
export const listWebinars = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/class/webinar',
  summary: 'Webinars, by program.',
  input: z.object({
    ...paging(6),
    programIds: z.string().max(2000).optional().describe('Program ids or slugs, joined by commas.'),
  }),
  output: listOf(ClassItem),
  access: 'public',
  entities: ['class'],
})

/** The six classes whose registration opened last, newest first. */
export const listRecentClasses = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/class/recent',
  summary: 'The classes that opened last.',
  input: z.object({}),
  output: z.object({ items: z.array(ClassItem).max(6) }),
  access: 'public',
  entities: ['class'],
})

/** One class by its slug; null data and 404 when there is none. */
export const readClassOverview = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/class/overview',
  summary: 'One class by its slug.',
  input: z.object({ slug: z.string().min(1).max(200) }),
  output: ClassOverview,
  access: 'public',
  entities: ['class', 'program', 'mentor'],
})

/** The modules of a class in order. */
export const readClassSyllabus = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/class/syllabus',
  summary: 'The modules and chapters of one class.',
  input: z.object({ classroomId: z.string().min(1).max(200) }),
  output: z.object({ items: z.array(SyllabusModule) }),
  access: 'public',
  entities: ['class'],
})

/** The mentors of this site. */
export const listMentors = endpoint({
  host: 'api',
  method: 'GET',
  path: 'active/mentors',
  summary: 'Mentors of this site.',
  input: z.object({ ...paging(10) }),
  output: listOf(Mentor),
  access: 'public',
  entities: ['mentor'],
})

/** The endpoints of this area. */
export const classEndpoints = [
  listClasses,
  readClassOverview,
  readClassSyllabus,
  listWebinars,
  listRecentClasses,
  listMentors,
]
