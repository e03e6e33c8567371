import { z } from 'zod'
import {
  altText,
  line,
  lines,
  moment,
  optionalPicture,
  position,
  richText,
  rowId,
  shortTexts,
} from '../manage/fields.ts'
import { callsOfArea, editors, managedArea } from '../manage/managed-area.ts'
import { comesAfter } from '../manage/comes-after.ts'
import { Slug } from '../slug.ts'
import { Locale } from '../text.ts'
import { TimeZone } from '../time-zone.ts'
import { ClassSchedule } from '../class-hours.ts'
import { ClassCode, ClassKind, ClassLevel, ClassMode } from './class.ts'

const closesAfter = {
  id: 'Pendaftaran ditutup sesudah dibuka.',
  en: 'Registration closes after it opens.',
}
const endsAfter = { id: 'Selesainya sesudah mulainya.', en: 'The end comes after the start.' }

/** Classes, webinars and courses, with their mentors. */
export const managedClasses = managedArea({
  name: 'class',
  noun: 'a class',
  plural: 'classes',
  access: editors,
  entities: ['class'],
  texts: 'class',
  fields: z.strictObject({
    slug: Slug,
    code: ClassCode,
    kind: ClassKind,
    name: line(120),
    description: line(300),
    about: richText(),
    logo: optionalPicture(),
    cover: optionalPicture(),
    coverAlt: altText('cover'),
    level: ClassLevel,
    mode: ClassMode,
    city: line(60).nullable(),
    price: z.int().min(0).max(1_000_000_000_000).describe('Whole rupiah; 0 is free.'),
    seats: z.int().min(0).max(10_000),
    isPremium: z.boolean(),
    zone: TimeZone,
    schedule: ClassSchedule.nullable(),
    benefits: shortTexts(20),
    audience: shortTexts(20),
    programId: rowId().nullable(),
    mentorIds: z.array(rowId()).max(20).describe('In the order in which they are shown.'),
    opensAt: moment().describe('Registration opens.'),
    closesAt: moment().describe('Registration closes.'),
    startsAt: moment(),
    endsAt: moment(),
    isPublished: z.boolean(),
  }),
  optional: {
    slug: undefined,
    kind: 'class',
    logo: null,
    cover: null,
    coverAlt: '',
    city: null,
    isPremium: false,
    zone: 'Asia/Jakarta',
    schedule: null,
    benefits: [],
    audience: [],
    programId: null,
    mentorIds: [],
    isPublished: true,
  },
  narrowing: ['programId'],
  sources: { programId: { area: 'program' }, mentorIds: { area: 'mentor' } },
  sorts: ['newest', 'oldest', 'name'],
  check: (row) =>
    comesAfter(row, ['opensAt', 'closesAt'], closesAfter) ??
    comesAfter(row, ['startsAt', 'endsAt'], endsAfter),
})

/** The modules of classes. Their chapters are no field of theirs. */
export const managedModules = managedArea({
  name: 'module',
  noun: 'a module of a class',
  plural: 'modules of classes',
  access: editors,
  entities: ['class'],
  texts: 'module',
  fields: z.strictObject({
    classId: rowId(),
    slug: Slug.describe('Unique in its class.'),
    title: line(120),
    summary: lines(600),
    hours: z.int().min(0).max(1000),
    position: position(),
  }),
  optional: { slug: undefined, summary: '', position: 0 },
  narrowing: ['classId'],
  sources: { classId: { area: 'class' } },
  sorts: ['position', 'name'],
})

/** The chapters of modules, with their texts. */
export const managedChapters = managedArea({
  name: 'chapter',
  noun: 'a chapter of a module',
  plural: 'chapters of modules',
  access: editors,
  entities: ['class'],
  fields: z.strictObject({
    moduleId: rowId(),
    slug: Slug.describe('Unique in its class.'),
    title: line(120),
    minutes: z.int().min(1).max(10_000).describe('How long it takes.'),
    isFree: z.boolean().describe('Open to everyone, also in a premium class.'),
    isPublished: z.boolean(),
    position: position(),
    language: Locale,
    body: richText(37_000).nullable().describe('HTML; null for a chapter that has only a title.'),
  }),
  optional: {
    slug: undefined,
    isFree: false,
    isPublished: true,
    position: 0,
    language: 'id',
    body: null,
  },
  narrowing: ['moduleId'],
  sources: { moduleId: { area: 'module' } },
  sorts: ['position', 'name'],
})

/** Programs, with the schools that run them. */
export const managedPrograms = managedArea({
  name: 'program',
  noun: 'a program',
  plural: 'programs',
  access: editors,
  entities: ['program'],
  texts: 'program',
  fields: z.strictObject({
    slug: Slug,
    name: line(120),
    summary: lines(300),
    about: richText(),
    logo: optionalPicture(),
    cover: optionalPicture(),
    coverAlt: altText('cover'),
    duration: line(60),
    audience: line(160),
    outcomes: shortTexts(20),
    schoolIds: z.array(rowId()).max(200),
    position: position(),
    isPublished: z.boolean(),
  }),
  optional: {
    slug: undefined,
    summary: '',
    logo: null,
    cover: null,
    coverAlt: '',
    outcomes: [],
    schoolIds: [],
    position: 0,
    isPublished: true,
  },
  sources: { schoolIds: { area: 'school' } },
  sorts: ['position', 'name'],
})

/** Mentors. */
export const managedMentors = managedArea({
  name: 'mentor',
  noun: 'a mentor',
  plural: 'mentors',
  access: editors,
  entities: ['mentor'],
  texts: 'mentor',
  fields: z.strictObject({
    slug: Slug,
    name: line(80),
    role: line(120),
    bio: lines(2000),
    photo: optionalPicture(),
    expertise: shortTexts(12, 60),
    position: position(),
    isPublished: z.boolean(),
  }),
  optional: {
    slug: undefined,
    bio: '',
    photo: null,
    expertise: [],
    position: 0,
    isPublished: true,
  },
  sorts: ['position', 'name'],
})

/** Schools that take part. One that registered is published by `v1/school/approve`. */
export const managedSchools = managedArea({
  name: 'school',
  noun: 'a school',
  plural: 'schools',
  access: editors,
  entities: ['statistics', 'program'],
  fields: z.strictObject({
    slug: Slug,
    name: line(120),
    city: line(60),
    province: line(60),
    isActive: z.boolean(),
    students: z.int().min(0).max(1_000_000),
    alumni: z.int().min(0).max(10_000_000),
  }),
  optional: { slug: undefined, isActive: true, students: 0, alumni: 0 },
  sorts: ['name'],
})

export const manageClassesEndpoints = [
  managedClasses,
  managedModules,
  managedChapters,
  managedPrograms,
  managedMentors,
  managedSchools,
].flatMap(callsOfArea)
