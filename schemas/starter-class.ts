import { z } from 'zod'
import { ClassHours } from './class-hours.ts'
import { ClassCode, ClassKind, ClassLevel, ClassMode } from './services/class.ts'
import { localised, rowTexts, textsOf } from './row-texts.ts'
import { TimeZone } from './time-zone.ts'
import { dayOf, Picture, Slug, coverFields } from './starter-fields.ts'

/** A chapter with its text; a title alone is a chapter that is taught in the meetings of its class. */
const StarterChapter = z.strictObject({
  title: z.string().min(1).max(120).describe('Its title.'),
  slug: Slug.optional().describe('Unique in the class; made from the title when it is left out.'),
  minutes: z.int().min(1).max(600).describe('How long it takes.'),
  isFree: z.boolean().default(false).describe('Open to everyone, also in a premium class.'),
  isPublished: z.boolean().default(true).describe('Whether visitors see it.'),
  body: z
    .string()
    .min(80)
    .max(37_000)
    .optional()
    .describe('HTML: p, h2, h3, ul, ol, li, strong, em, code, pre, a, blockquote, table, img.'),
})

const hours = {
  ...ClassHours.shape,
  days: ClassHours.shape.days.describe('The weekdays of its meetings.'),
}

/** A class of a new site. Its dates are days in its own zone, with the hours of its schedule where it has some. */
export const StarterClass = z.strictObject({
  slug: Slug,
  code: ClassCode.describe('Unique in the site: WEB-03.'),
  kind: ClassKind.default('class').describe('A class, a webinar or a course.'),
  ...textsOf('class'),
  logo: Picture.optional(),
  ...coverFields,
  level: ClassLevel.describe('How much participants know already.'),
  mode: ClassMode.describe('Where it takes place: online, in a room, or both.'),
  city: z.string().max(60).optional().describe('Where the room is.'),
  price: z.int().nonnegative().describe('Whole rupiah; 0 is free.'),
  seats: z.int().min(0).max(10_000).describe('How many can take part.'),
  isPremium: z.boolean().default(false).describe('Its chapters open after a paid invoice.'),
  schedule: z
    .union([z.strictObject(hours), localised(rowTexts.class.schedule)])
    .optional()
    .describe('Weekdays with hours, or a text where these do not say it.'),
  zone: TimeZone.default('Asia/Jakarta').describe('WIB, WITA or WIT: the zone of its dates.'),
  program: Slug.optional().describe('The slug of a row of data/programs.json.'),
  mentors: z
    .array(Slug)
    .max(6)
    .default([])
    .describe('Slugs of rows of data/mentors.json, in the order of the page.'),
  opensInDays: dayOf('Registration opens'),
  closesInDays: dayOf('Registration closes, at the beginning of that day'),
  startsInDays: dayOf('The first day'),
  endsInDays: dayOf('The last day'),
  syllabus: z
    .array(
      z.strictObject({
        ...textsOf('module'),
        hours: z.int().min(1).max(200).describe('How long it takes.'),
        chapters: z
          .array(z.union([z.string().min(1).max(120), StarterChapter]))
          .min(1)
          .max(20)
          .describe('In order: each a title, or a title with a text.'),
      }),
    )
    .max(20)
    .describe('Its modules, in order; [] for none.'),
})
