import { z } from 'zod'
import type { Translations } from './row-texts.ts'
import type { Locale } from './text.ts'
import { textsOf } from './row-texts.ts'
import { Employment } from './services/career.ts'
import { ClassMode } from './services/class.ts'
import { DonationStatus, NewAspiration, NewBookReview, NewDonation } from './services/rest.ts'
import { StarterClass } from './starter-class.ts'
import { days, Picture, Slug } from './starter-fields.ts'
import { StarterCategory, StarterGallery, StarterPost } from './starter-posts.ts'

/** Initial rows of a new site. Dates are days relative to the load, so that the states of classes stay true. */
export const StarterProgram = z.strictObject({
  slug: Slug,
  ...textsOf('program'),
  logo: Picture.optional(),
  cover: Picture.optional(),
  schools: z.array(Slug).max(50).default([]),
})

export const StarterMentor = z.strictObject({
  slug: Slug,
  name: z.string().max(80),
  ...textsOf('mentor'),
  photo: Picture.optional(),
})

export const StarterSchool = z.strictObject({
  slug: Slug,
  name: z.string().max(120),
  city: z.string().max(60),
  province: z.string().max(60),
  isActive: z.boolean().default(true),
  students: z.int().nonnegative(),
  alumni: z.int().nonnegative(),
})

export const StarterTestimony = z.strictObject({
  name: z.string().max(80),
  role: z.string().max(120),
  message: z.string().min(20).max(600),
  rating: z.int().min(1).max(5),
  isApproved: z.boolean().default(true),
  sentInDays: days.max(0),
})

export const StarterCareer = z.strictObject({
  slug: Slug,
  ...textsOf('career'),
  cover: Picture.optional(),
  jobs: z
    .array(
      z.strictObject({
        slug: Slug,
        ...textsOf('job'),
        employment: Employment,
        mode: ClassMode,
        city: z.string().max(60).optional(),
        salaryFrom: z.int().nonnegative().optional().describe('Whole rupiah a month.'),
        salaryTo: z.int().nonnegative().optional(),
        publishedInDays: days.max(0),
        closesInDays: days,
      }),
    )
    .max(20),
})

export const StarterPodcast = z.strictObject({
  slug: Slug,
  ...textsOf('podcast'),
  speakers: z.array(z.string().max(80)).min(1).max(6),
  category: Slug.describe('A category of the kind podcast.'),
  cover: Picture.optional(),
  audio: Picture.optional(),
  minutes: z.int().min(1).max(300),
  publishedInDays: days.max(0),
})

export const StarterBatch = z.strictObject({
  slug: Slug,
  ...textsOf('batch'),
  program: Slug,
  city: z.string().max(60).optional(),
  seats: z.int().min(0).max(10_000),
  opensInDays: days.describe('Registration opens.'),
  closesInDays: days.describe('Registration closes.'),
  startsInDays: days,
  endsInDays: days,
})

export const StarterExtension = z.strictObject({
  slug: Slug,
  ...textsOf('extension'),
  mode: ClassMode,
  city: z.string().max(60).optional(),
  meetings: z.int().min(1).max(100),
  hours: z.int().min(1).max(1000),
  price: z.int().nonnegative(),
  startsInDays: days,
})

export const StarterBookReview = z.strictObject({
  ...NewBookReview.shape,
  isApproved: z.boolean().default(true),
  sentInDays: days.max(0),
})

export const StarterAspiration = z.strictObject({
  ...NewAspiration.shape,
  isApproved: z.boolean().default(true),
  sentInDays: days.max(0),
})

export const StarterDonation = z.strictObject({
  ...NewDonation.shape,
  status: DonationStatus.default('confirmed'),
  sentInDays: days.max(0),
})

/** A team of a competition. Its mentor and their number are private: only the staff of the site see them. */
export const StarterTeam = z.strictObject({
  name: z.string().max(120),
  event: Slug.default('liga-smk'),
  schoolName: z.string().max(120),
  /** Of a regency or city: 53.71. */
  cityId: z.string().max(5).optional(),
  mentorName: z.string().max(80),
  mentorPhone: z.string().max(20),
  score: z.int().nonnegative().optional(),
  registeredInDays: days.max(0),
})

/** The files of `layouts/<layout>/data/`, by name without `.json`. Each is an array of rows. */
export const starterFiles = {
  mentors: StarterMentor,
  schools: StarterSchool,
  programs: StarterProgram,
  classes: StarterClass,
  categories: StarterCategory,
  posts: StarterPost,
  testimonies: StarterTestimony,
  careers: StarterCareer,
  podcasts: StarterPodcast,
  galleries: StarterGallery,
  batches: StarterBatch,
  extensions: StarterExtension,
  'book-reviews': StarterBookReview,
  aspirations: StarterAspiration,
  donations: StarterDonation,
  teams: StarterTeam,
} as const

export type StarterName = keyof typeof starterFiles

/** Everything a new site begins with, as its files have it: a text may be in several languages. */
export const Starter = z.object({
  mentors: z.array(StarterMentor).default([]),
  schools: z.array(StarterSchool).default([]),
  programs: z.array(StarterProgram).default([]),
  classes: z.array(StarterClass).default([]),
  categories: z.array(StarterCategory).default([]),
  posts: z.array(StarterPost).default([]),
  testimonies: z.array(StarterTestimony).default([]),
  careers: z.array(StarterCareer).default([]),
  podcasts: z.array(StarterPodcast).default([]),
  galleries: z.array(StarterGallery).default([]),
  batches: z.array(StarterBatch).default([]),
  extensions: z.array(StarterExtension).default([]),
  'book-reviews': z.array(StarterBookReview).default([]),
  aspirations: z.array(StarterAspiration).default([]),
  donations: z.array(StarterDonation).default([]),
  teams: z.array(StarterTeam).default([]),
})
export type Starter = z.output<typeof Starter>

type InEach = { id: unknown; en: unknown }
type Split<T> = T extends readonly (infer Item)[]
  ? (Item extends object ? SplitRow<Item> : Item)[]
  : T extends object
    ? { [Name in keyof T]: Split<Exclude<T[Name], InEach>> }
    : T
type SplitRow<Row> = { [Name in keyof Row]: Split<Exclude<Row[Name], InEach>> } & {
  language: Locale
  translations: Translations
}

/** The same with texts in one language, beside them those in others: as rows are stored. */
export type StarterRows = Split<Starter>
