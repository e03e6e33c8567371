import { z } from 'zod'
import {
  altText,
  line,
  lines,
  moment,
  optionalFile,
  optionalPicture,
  picture,
  position,
  richText,
  rowId,
  shortTexts,
} from '../manage/fields.ts'
import { JobFields, jobDefaults, salaryMisfit } from '../job-fields.ts'
import { callsOfArea, contentWriters, editors, managedArea } from '../manage/managed-area.ts'
import { comesAfter } from '../manage/comes-after.ts'
import { Slug } from '../slug.ts'

/** Fields of work. */
export const managedCareers = managedArea({
  name: 'career',
  noun: 'a field of work',
  plural: 'fields of work',
  access: editors,
  entities: ['career'],
  texts: 'career',
  fields: z.strictObject({
    slug: Slug,
    name: line(120),
    summary: lines(300),
    about: richText(),
    cover: optionalPicture(),
    coverAlt: altText('cover'),
    position: position(),
    isPublished: z.boolean(),
  }),
  optional: {
    slug: undefined,
    summary: '',
    cover: null,
    coverAlt: '',
    position: 0,
    isPublished: true,
  },
  sorts: ['position', 'name'],
})

/** Job offers, each in a field of work. One is shown from `publishedAt` on. */
export const managedJobs = managedArea({
  name: 'job',
  noun: 'a job',
  plural: 'jobs',
  access: editors,
  entities: ['career'],
  texts: 'job',
  hasPending: true,
  fields: JobFields,
  optional: { ...jobDefaults, slug: undefined, publishedAt: undefined, isPublished: true },
  narrowing: ['careerId'],
  sources: { careerId: { area: 'career' } },
  sorts: ['newest', 'oldest', 'name'],
  check: (row) =>
    salaryMisfit(row) ??
    comesAfter(row, ['publishedAt', 'closesAt'], {
      id: 'Lowongan ditutup sesudah tayang.',
      en: 'A job closes after it is published.',
    }),
})

/** Episodes. Their categories are those of the post kind `podcast`. */
export const managedPodcasts = managedArea({
  name: 'podcast',
  noun: 'an episode',
  plural: 'episodes',
  access: contentWriters,
  entities: ['podcast'],
  texts: 'podcast',
  fields: z.strictObject({
    slug: Slug,
    title: line(160),
    summary: lines(500),
    description: richText(),
    speakers: shortTexts(12, 80),
    categoryId: rowId().nullable(),
    cover: optionalPicture(),
    coverAlt: altText('cover'),
    audio: optionalFile(),
    seconds: z.int().min(1).max(86_400),
    publishedAt: moment(),
    isPublished: z.boolean(),
  }),
  optional: {
    slug: undefined,
    summary: '',
    speakers: [],
    categoryId: null,
    cover: null,
    coverAlt: '',
    audio: null,
    publishedAt: undefined,
    isPublished: true,
  },
  narrowing: ['categoryId'],
  sources: { categoryId: { area: 'category', kind: 'podcast' } },
  sorts: ['newest', 'oldest', 'name'],
})

/** Albums with their pictures in order; the first is the cover. */
export const managedGalleries = managedArea({
  name: 'gallery',
  noun: 'an album',
  plural: 'albums',
  access: contentWriters,
  entities: ['gallery'],
  texts: 'gallery',
  fields: z.strictObject({
    slug: Slug,
    title: line(160),
    summary: lines(500),
    place: line(120),
    takenAt: moment(),
    photos: z
      .array(z.strictObject({ picture: picture(), caption: lines(300), alt: altText('picture') }))
      .max(100),
    isPublished: z.boolean(),
  }),
  optional: { slug: undefined, summary: '', photos: [], isPublished: true },
  sorts: ['newest', 'oldest', 'name'],
})

export const manageContentEndpoints = [
  managedCareers,
  managedJobs,
  managedPodcasts,
  managedGalleries,
].flatMap(callsOfArea)
