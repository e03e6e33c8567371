import { z } from 'zod'
import { Employment } from './services/career.ts'
import { ClassLevel, ClassMode } from './services/class.ts'
import { DonationStatus, NewAspiration, NewBookReview, NewDonation } from './services/rest.ts'

const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120)
const Picture = z.string().regex(/^asset:[A-Za-z0-9._/-]+$/)
const days = z.int().min(-3650).max(3650)

/** Initial rows of a new site. Dates are days relative to the load, so that the states of classes stay true. */
export const StarterClass = z.strictObject({
  slug: Slug,
  name: z.string().min(3).max(120),
  description: z.string().min(20).max(220),
  about: z
    .string()
    .min(80)
    .max(6000)
    .describe('HTML: p, h2, h3, ul, ol, li, strong, em, a, blockquote.'),
  logo: Picture.optional(),
  cover: Picture.optional(),
  level: ClassLevel,
  mode: ClassMode,
  city: z.string().max(60).optional(),
  price: z.int().nonnegative(),
  seats: z.int().min(0).max(10_000),
  isWebinar: z.boolean().default(false),
  program: Slug.optional(),
  mentors: z.array(Slug).max(6).default([]),
  benefits: z.array(z.string().max(160)).max(8),
  audience: z.array(z.string().max(160)).max(6),
  opensInDays: days.describe('Registration opens.'),
  closesInDays: days.describe('Registration closes.'),
  startsInDays: days,
  endsInDays: days,
  syllabus: z
    .array(
      z.strictObject({
        title: z.string().max(120),
        summary: z.string().max(300),
        hours: z.int().min(1).max(200),
        chapters: z.array(z.string().max(120)).min(1).max(20),
      }),
    )
    .max(20),
})

export const StarterProgram = z.strictObject({
  slug: Slug,
  name: z.string().max(120),
  summary: z.string().min(20).max(240),
  about: z.string().min(80).max(6000).describe('HTML.'),
  logo: Picture.optional(),
  cover: Picture.optional(),
  duration: z.string().max(40),
  audience: z.string().max(120),
  outcomes: z.array(z.string().max(160)).max(8),
  schools: z.array(Slug).max(50).default([]),
})

export const StarterMentor = z.strictObject({
  slug: Slug,
  name: z.string().max(80),
  role: z.string().max(120),
  bio: z.string().max(600),
  photo: Picture.optional(),
  expertise: z.array(z.string().max(40)).min(1).max(6),
})

export const StarterPost = z.strictObject({
  slug: Slug,
  kind: z.enum(['news', 'blog', 'article']),
  title: z.string().max(160),
  summary: z.string().min(20).max(300),
  content: z.string().min(300).max(20_000).describe('HTML.'),
  cover: Picture.optional(),
  category: Slug,
  parent: Slug.optional().describe('The post of the same kind that opens the series of this one.'),
  publishedInDays: days.max(0),
  views: z.int().nonnegative().default(0),
})

export const StarterCategory = z.strictObject({
  slug: Slug,
  kind: z.enum(['news', 'blog', 'article', 'podcast']),
  name: z.string().max(60),
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
  name: z.string().max(120),
  summary: z.string().min(20).max(240),
  about: z.string().min(80).max(6000).describe('HTML.'),
  cover: Picture.optional(),
  jobs: z
    .array(
      z.strictObject({
        slug: Slug,
        title: z.string().max(120),
        summary: z.string().min(20).max(240),
        about: z.string().min(80).max(6000).describe('HTML.'),
        employment: Employment,
        mode: ClassMode,
        city: z.string().max(60).optional(),
        duties: z.array(z.string().max(200)).max(8),
        requirements: z.array(z.string().max(200)).max(8),
        benefits: z.array(z.string().max(200)).max(8),
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
  title: z.string().max(160),
  summary: z.string().min(20).max(300),
  description: z.string().min(80).max(6000).describe('HTML.'),
  speakers: z.array(z.string().max(80)).min(1).max(6),
  category: Slug.describe('A category of the kind podcast.'),
  cover: Picture.optional(),
  audio: Picture.optional(),
  minutes: z.int().min(1).max(300),
  publishedInDays: days.max(0),
})

export const StarterGallery = z.strictObject({
  slug: Slug,
  title: z.string().max(120),
  summary: z.string().min(20).max(300),
  place: z.string().max(80),
  takenInDays: days.max(0),
  photos: z
    .array(z.strictObject({ picture: Picture, caption: z.string().min(10).max(200) }))
    .min(1)
    .max(24),
})

export const StarterBatch = z.strictObject({
  slug: Slug,
  name: z.string().max(120),
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
  name: z.string().max(120),
  summary: z.string().min(20).max(240),
  field: z.string().max(60),
  mode: ClassMode,
  city: z.string().max(60).optional(),
  meetings: z.int().min(1).max(100),
  hours: z.int().min(1).max(1000),
  price: z.int().nonnegative(),
  certificate: z.string().max(160),
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
} as const

export type StarterName = keyof typeof starterFiles

/** Everything a new site begins with. */
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
})
export type Starter = z.output<typeof Starter>
