import { z } from 'zod'
import { coverAlt } from '../cover-alt.ts'
import { RowName, rowLanguage } from '../row-language.ts'
import { storedHtml } from '../stored-html.ts'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { ClassSchedule } from '../class-hours.ts'
import { TimeZone } from '../time-zone.ts'
import { ChapterItem } from './chapter.ts'

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

/** What the badge of a class shows: the first of its flags that is set, else `soon`. */
export const ClassBadgeState = z.enum([...ClassState.options, 'soon'])
export type ClassBadgeState = z.output<typeof ClassBadgeState>

/** A class of several meetings, a single meeting, or a course that is taken at one's own pace. */
export const ClassKind = z.enum(['class', 'webinar', 'course'])
export type ClassKind = z.output<typeof ClassKind>

/** A short code of digits, capitals and hyphens, by which people name a class: `WEB-03`. */
export const ClassCode = z
  .string()
  .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/)
  .max(20)

export const ClassLevel = z.enum(['beginner', 'intermediate', 'advanced'])
export const ClassMode = z.enum(['online', 'offline', 'hybrid'])

/** A class in lists. Amounts are whole rupiah, dates ISO 8601. */
export const ClassItem = z.object({
  ...rowLanguage,
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  code: z.string().describe('Short and unique in the site; found without regard to case.'),
  kind: ClassKind,
  description: z.string().describe('Plain text, one or two sentences.'),
  logo: z.string().nullable(),
  cover: z.string().nullable(),
  level: ClassLevel,
  mode: ClassMode,
  city: z.string().nullable(),
  price: z.int().nonnegative().describe('0 is free.'),
  isPremium: z.boolean().describe('Its chapters open after a paid invoice.'),
  seats: z.int().nonnegative(),
  seatsLeft: z.int().nonnegative().describe('Seats without those of enrolled learners.'),
  hours: z.int().nonnegative(),
  isWebinar: z.boolean().describe('Whether `kind` is `webinar`.'),
  schedule: ClassSchedule.nullable().describe('Weekdays with hours, or a text.'),
  zone: TimeZone.describe('The zone of its hours and dates.'),
  opensAt: z.string().describe('Registration opens.'),
  closesAt: z.string().describe('Registration closes.'),
  startsAt: z.string(),
  endsAt: z.string(),
  programName: z.string().nullable(),
  mentorNames: z.array(z.string()),
  ...ClassFlags.shape,
})
export type ClassItem = z.output<typeof ClassItem>

/** A mentor. */
export const Mentor = z.object({
  ...rowLanguage,
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  role: z.string(),
  bio: z.string(),
  photo: z.string().nullable(),
  expertise: z.array(z.string()),
})
export type Mentor = z.output<typeof Mentor>

/** A mentor in the list of a site, with the classes that they teach. */
export const ListedMentor = Mentor.extend({
  classes: z.array(
    z.object({ name: z.string(), slug: z.string(), state: ClassBadgeState, ...rowLanguage }),
  ),
})
export type ListedMentor = z.output<typeof ListedMentor>

/** A class on its own page. */
export const ClassOverview = ClassItem.extend({
  about: storedHtml(),
  ...coverAlt,
  benefits: z.array(z.string()),
  audience: z.array(z.string()),
  program: RowName.nullable(),
  mentors: z.array(Mentor),
})
export type ClassOverview = z.output<typeof ClassOverview>

/** One module of a class with its chapters, in order. */
export const SyllabusModule = z.object({
  ...rowLanguage,
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  hours: z.int().nonnegative(),
  chapters: z.array(ChapterItem),
})
export type SyllabusModule = z.output<typeof SyllabusModule>

const count = z.int().nonnegative()

/** How many classes are in each state of the badge. */
const ClassCounts = z.object({
  comingSoon: count,
  onRegistration: count,
  started: count,
  ended: count,
  soon: count,
} satisfies Record<ClassBadgeState, z.ZodType>)

/** The classes of a site, those that open or run before those that have ended. */
export const listClasses = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/class/active',
  summary: 'Classes, by state, level, kind, program and words.',
  input: z.object({
    ...paging(6),
    state: ClassState.optional(),
    level: ClassLevel.optional(),
    programIds: z.string().max(2000).optional().describe('Program ids or slugs, joined by commas.'),
    search: z.string().max(200).optional(),
    'filter.type': ClassKind.optional(),
    isPremium: z.stringbool().optional().describe('Only premium classes, or only the others.'),
    hideEnded: z.stringbool().optional().describe('Without those that have ended, in any state.'),
  }),
  output: listOf(ClassItem).extend({
    states: ClassCounts.optional().describe(
      'How many match the other filters, by their state; each up to 1,000.',
    ),
  }),
  access: 'public',
  entities: ['class', 'program', 'mentor'],
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
  entities: ['class', 'program', 'mentor'],
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
  entities: ['class', 'program', 'mentor'],
})

/** One class by its slug or its code; null data and 404 when there is none. */
export const readClassOverview = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/class/overview',
  summary: 'One class by its slug or code.',
  input: z.object({
    slug: z.string().min(1).max(200).describe('A slug, or a code in any case.'),
    isPremium: z.stringbool().optional().describe('Only a premium class, or only another.'),
  }),
  output: ClassOverview,
  access: 'public',
  entities: ['class', 'program', 'mentor'],
  namesItem: true,
})

/** The modules of a class, which is named by id, slug or code, in order. */
export const readClassSyllabus = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/class/syllabus',
  summary: 'The modules and chapters of one class.',
  input: z.object({ classroomId: z.string().min(1).max(200) }),
  output: z.object({
    class: z.object({ slug: z.string(), isPremium: z.boolean() }),
    items: z.array(SyllabusModule),
  }),
  access: 'public',
  entities: ['class'],
})

/** The mentors of this site, each with their classes. */
export const listMentors = endpoint({
  host: 'api',
  method: 'GET',
  path: 'active/mentors',
  summary: 'Mentors of this site.',
  input: z.object({ ...paging(10) }),
  output: listOf(ListedMentor),
  access: 'public',
  entities: ['mentor', 'class'],
})

/** One mentor of this site by slug or id, with their classes; null data and 404 when there is none. */
export const readMentor = endpoint({
  host: 'api',
  method: 'GET',
  path: 'active/mentors/detail',
  summary: 'One mentor of this site by their slug.',
  input: z.object({ slug: z.string().min(1).max(200).describe('A slug or an id.') }),
  output: ListedMentor,
  access: 'public',
  entities: ['mentor', 'class'],
  namesItem: true,
})

/** The endpoints of this area. */
export const classEndpoints = [
  listClasses,
  readClassOverview,
  readClassSyllabus,
  listWebinars,
  listRecentClasses,
  listMentors,
  readMentor,
]
