import { z } from 'zod'
import { coverAlt } from '../cover-alt.ts'
import { RowName, rowLanguage } from '../row-language.ts'
import { storedHtml } from '../stored-html.ts'
import { endpoint, listOf } from '../endpoint.ts'
import { ClassMode } from './class.ts'

/** The kind of employment. */
export const Employment = z.enum(['full-time', 'part-time', 'contract', 'internship'])
export type Employment = z.output<typeof Employment>

/** A field of work in lists. */
export const CareerItem = z.object({
  ...rowLanguage,
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  jobCount: z.int().nonnegative().describe('Jobs that still take applications.'),
})
export type CareerItem = z.output<typeof CareerItem>

/** A field of work on its own page. */
export const CareerDetail = CareerItem.extend({
  about: storedHtml(),
  ...coverAlt,
})
export type CareerDetail = z.output<typeof CareerDetail>

/** A job in lists. Amounts are whole rupiah a month, dates ISO 8601. */
export const JobItem = z.object({
  ...rowLanguage,
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  career: RowName,
  employment: Employment,
  mode: ClassMode,
  city: z.string().nullable(),
  salary: z
    .object({ from: z.int().nonnegative(), to: z.int().nonnegative().nullable() })
    .nullable()
    .describe('Null is not said.'),
  publishedAt: z.string(),
  closesAt: z.string(),
  isOpen: z.boolean().describe('Whether it still takes applications.'),
})
export type JobItem = z.output<typeof JobItem>

/** A job on its own page. */
export const JobDetail = JobItem.extend({
  about: storedHtml(),
  duties: z.array(z.string()),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
})
export type JobDetail = z.output<typeof JobDetail>

/** These lists have pages of ten, and no other size. */
const page = z.coerce.number().int().min(1).max(10_000).default(1)

/** The prefixes of the messages of this area. */
const messages = (what: string) => ({
  success: `Success fetch ${what}:`,
  failure: `Failed fetch ${what}:`,
})

/** Fields of work in the order of the site. */
export const listCareers = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/career/list',
  summary: 'Fields of work.',
  input: z.object({ page }),
  output: listOf(CareerItem),
  access: 'public',
  entities: ['career'],
  message: messages('list Career'),
})

/**
 * Jobs that take applications, newest first, of one field or of all. The field is named by id or slug; 404 when
 * there is none.
 */
export const listJobs = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/career/job/list',
  summary: 'Jobs that take applications.',
  input: z.object({ page, careerId: z.string().max(200).optional() }),
  output: listOf(JobItem),
  access: 'public',
  entities: ['career'],
  message: messages('list Job'),
})

/** One field of work by its slug or id; 404 when there is none. */
export const readCareer = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/career/detail',
  summary: 'One field of work.',
  input: z.object({ slug: z.string().min(1).max(200) }),
  output: CareerDetail,
  access: 'public',
  entities: ['career'],
  message: messages('detail Career'),
  namesItem: true,
})

/** One job by its id or slug, also after it closed; 404 when there is none. */
export const readJob = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/career/job/detail',
  summary: 'One job.',
  input: z.object({ id: z.string().min(1).max(200) }),
  output: JobDetail,
  access: 'public',
  entities: ['career'],
  message: messages('detail Job'),
  namesItem: true,
})

/** The endpoints of this area. */
export const careerEndpoints = [listCareers, listJobs, readCareer, readJob]
