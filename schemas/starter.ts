import { z } from 'zod'
import type { Translations } from './row-texts.ts'
import type { Locale } from './text.ts'
import { textsOf } from './row-texts.ts'
import { Employment } from './services/career.ts'
import { ClassMode } from './services/class.ts'
import { DonationStatus, NewAspiration, NewBookReview, NewDonation } from './services/rest.ts'
import { StarterClass } from './starter-class.ts'
import { dayOf, pastDay, Picture, Slug, coverFields } from './starter-fields.ts'
import { StarterCategory, StarterGallery, StarterPost } from './starter-posts.ts'

const approval = {
  isApproved: z.boolean().default(true).describe('Whether visitors see it.'),
}

/** Initial rows of a new site. Dates are days relative to the load, so that the states of classes stay true. */
export const StarterProgram = z.strictObject({
  slug: Slug,
  ...textsOf('program'),
  logo: Picture.optional(),
  ...coverFields,
  schools: z
    .array(Slug)
    .max(50)
    .default([])
    .describe('Slugs of rows of data/schools.json that run it.'),
})

export const StarterMentor = z.strictObject({
  slug: Slug,
  name: z.string().max(80).describe('What they are called.'),
  ...textsOf('mentor'),
  photo: Picture.optional(),
})

export const StarterSchool = z.strictObject({
  slug: Slug,
  name: z.string().max(120).describe('What it is called.'),
  city: z.string().max(60).describe('Its city or regency.'),
  province: z.string().max(60).describe('Its province.'),
  isActive: z.boolean().default(true).describe('Whether it takes part now.'),
  students: z.int().nonnegative().describe('How many students it has.'),
  alumni: z.int().nonnegative().describe('How many graduates it has.'),
})

export const StarterTestimony = z.strictObject({
  name: z.string().max(80).describe('Who says it.'),
  role: z.string().max(120).describe('What they do or took part in.'),
  message: z.string().min(20).max(600).describe('What they say, in plain text.'),
  rating: z.int().min(1).max(5).describe('Stars.'),
  ...approval,
  sentInDays: pastDay('Sent'),
})

export const StarterCareer = z.strictObject({
  slug: Slug,
  ...textsOf('career'),
  ...coverFields,
  jobs: z
    .array(
      z.strictObject({
        slug: Slug,
        ...textsOf('job'),
        employment: Employment.describe('The kind of contract.'),
        mode: ClassMode.describe('Where the work is done: online, at the place, or both.'),
        city: z.string().max(60).optional().describe('Where the work is.'),
        salaryFrom: z.int().nonnegative().optional().describe('Whole rupiah a month.'),
        salaryTo: z.int().nonnegative().optional().describe('Whole rupiah a month.'),
        publishedInDays: pastDay('Published'),
        closesInDays: dayOf('Applications close'),
      }),
    )
    .max(20)
    .describe('The jobs of this field of work; [] for none.'),
})

export const StarterPodcast = z.strictObject({
  slug: Slug,
  ...textsOf('podcast'),
  speakers: z.array(z.string().max(80)).min(1).max(6).describe('Who is heard.'),
  category: Slug.describe('A category of the kind podcast.'),
  ...coverFields,
  audio: Picture.optional().describe('A sound of the layout: asset:audio/one.mp3.'),
  minutes: z.int().min(1).max(300).describe('How long it is.'),
  publishedInDays: pastDay('Published'),
})

export const StarterBatch = z.strictObject({
  slug: Slug,
  ...textsOf('batch'),
  program: Slug.describe('The slug of a row of data/programs.json.'),
  city: z.string().max(60).optional().describe('Where it takes place.'),
  seats: z.int().min(0).max(10_000).describe('How many can take part.'),
  opensInDays: dayOf('Registration opens'),
  closesInDays: dayOf('Registration closes'),
  startsInDays: dayOf('The first day'),
  endsInDays: dayOf('The last day'),
})

export const StarterExtension = z.strictObject({
  slug: Slug,
  ...textsOf('extension'),
  mode: ClassMode.describe('Where it takes place: online, in a room, or both.'),
  city: z.string().max(60).optional().describe('Where the room is.'),
  meetings: z.int().min(1).max(100).describe('How many meetings it has.'),
  hours: z.int().min(1).max(1000).describe('How long all meetings take together.'),
  price: z.int().nonnegative().describe('Whole rupiah; 0 is free.'),
  startsInDays: dayOf('The first day'),
})

export const StarterBookReview = z.strictObject({
  name: NewBookReview.shape.name.describe('Who wrote it.'),
  message: NewBookReview.shape.message.describe('What they wrote, in plain text.'),
  rating: NewBookReview.shape.rating.describe('Stars; null for none.'),
  ...approval,
  sentInDays: pastDay('Sent'),
})

export const StarterAspiration = z.strictObject({
  name: NewAspiration.shape.name.describe('Who wishes it.'),
  city: NewAspiration.shape.city.describe('Where they live; null when they do not say it.'),
  topics: NewAspiration.shape.topics.describe('What it is about, each in a word or two.'),
  message: NewAspiration.shape.message.describe('What they wish, in plain text.'),
  ...approval,
  sentInDays: pastDay('Sent'),
})

export const StarterDonation = z.strictObject({
  ...NewDonation.shape,
  message: NewDonation.shape.message.describe('What they say with it; null for nothing.'),
  amount: NewDonation.shape.amount.describe('Whole rupiah.'),
  status: DonationStatus.default('confirmed').describe('Only confirmed ones count.'),
  sentInDays: pastDay('Sent'),
})

/** A team of a competition. Its mentor and their number are private: only the staff of the site see them. */
export const StarterTeam = z.strictObject({
  name: z.string().max(120).describe('What the team is called; unique in its competition.'),
  event: Slug.default('liga-smk').describe('The competition, by a slug.'),
  schoolName: z.string().max(120).describe('What its school is called.'),
  cityId: z.string().max(5).optional().describe('The code of a regency or city: 53.71.'),
  mentorName: z.string().max(80).describe('Who leads it; only staff see it.'),
  mentorPhone: z.string().max(20).describe('How they are reached; only staff see it.'),
  score: z.int().nonnegative().optional().describe('The points that it has.'),
  registeredInDays: pastDay('Registered'),
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
