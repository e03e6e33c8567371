import { z } from 'zod'
import { storedHtml } from '../stored-html.ts'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { rowLanguage } from '../row-language.ts'
import { Locale } from '../text.ts'

/** A chapter in a syllabus and in lists, without its text. */
export const ChapterItem = z.object({
  ...rowLanguage,
  title: z.string(),
  slug: z.string().describe('Unique in its class.'),
  minutes: z.int().positive().describe('How long it takes.'),
  isFree: z.boolean().describe('Open to everyone, also in a premium class.'),
  hasBody: z.boolean().describe('Whether it has a text to read.'),
})
export type ChapterItem = z.output<typeof ChapterItem>

/** The chapter before or after another one of its class. */
export const ChapterNeighbour = z.object({
  ...rowLanguage,
  title: z.string(),
  slug: z.string(),
  moduleSlug: z.string(),
})
export type ChapterNeighbour = z.output<typeof ChapterNeighbour>

/** A chapter on its own page. */
export const Chapter = ChapterItem.extend({
  id: z.string(),
  pageTitle: z.string().describe('The title of the chapter with the name of its class.'),
  pageDescription: z
    .string()
    .describe(
      'What it is about: the first words of a text that everyone can read, else its module.',
    ),
  class: z.object({
    ...rowLanguage,
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    price: z.int().nonnegative(),
    isPremium: z.boolean(),
  }),
  module: z.object({
    ...rowLanguage,
    title: z.string(),
    slug: z.string(),
    summary: z.string(),
  }),
  number: z.int().positive().describe('Its place among the chapters of the class, from 1.'),
  count: z.int().positive().describe('The chapters of the class.'),
  prev: ChapterNeighbour.nullable(),
  next: ChapterNeighbour.nullable(),
  locked: z.boolean().describe('The caller may not read its text, and `body` is null.'),
  body: storedHtml()
    .nullable()
    .describe('HTML, sanitised when it was stored. Null while it is locked or not written.'),
})
export type Chapter = z.output<typeof Chapter>

const slug = z.string().min(1).max(200)

/**
 * One chapter by the slug of its class and its own. The text of a premium chapter that is not free is for those who
 * have paid for the class, those who teach it, and the staff of the site; others get `locked` and no text. Null and
 * 404 for an unpublished chapter, one of another module than `moduleSlug`, or, with `isPremium`, of a class that is
 * not as asked.
 */
export const readChapter = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/class/chapter/detail',
  summary: 'One chapter of a class.',
  input: z.object({
    slug: slug.describe('The slug of the class.'),
    moduleSlug: slug.optional(),
    chapterSlug: slug,
    isPremium: z.stringbool().optional().describe('Only of a premium class, or of another.'),
  }),
  output: Chapter,
  access: 'public',
  entities: ['class'],
})

/** A chapter that everyone can read, with the names of its address. */
export const OpenChapter = z.object({
  slug: z.string().describe('The slug of the class.'),
  moduleSlug: z.string(),
  chapterSlug: z.string(),
  isPremium: z.boolean().describe('Whether its class is premium.'),
  language: Locale.describe('The language that it is written in.'),
})
export type OpenChapter = z.output<typeof OpenChapter>

/** The published chapters whose text everyone can read, by class and in its order. */
export const listOpenChapters = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/class/chapter/open',
  summary: 'The chapters that everyone can read.',
  input: z.object({ ...paging(100) }),
  output: listOf(OpenChapter),
  access: 'public',
  entities: ['class'],
})

/** The endpoints of this area. */
export const chapterEndpoints = [readChapter, listOpenChapters]
