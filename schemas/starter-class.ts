import { z } from 'zod'
import { ClassHours } from './class-hours.ts'
import { ClassCode, ClassKind, ClassLevel, ClassMode } from './services/class.ts'
import { localised, rowTexts, textsOf } from './row-texts.ts'
import { TimeZone } from './time-zone.ts'
import { days, Picture, Slug } from './starter-fields.ts'

/** A chapter with its text; a title alone is a chapter that is taught in the meetings of its class. */
const StarterChapter = z.strictObject({
  title: z.string().min(1).max(120),
  slug: Slug.optional().describe('Unique in the class; made from the title when it is left out.'),
  minutes: z.int().min(1).max(600),
  isFree: z.boolean().default(false).describe('Open to everyone, also in a premium class.'),
  isPublished: z.boolean().default(true),
  body: z
    .string()
    .min(80)
    .max(37_000)
    .optional()
    .describe('HTML: p, h2, h3, ul, ol, li, strong, em, code, pre, a, blockquote, table, img.'),
})

/** A class of a new site. Its dates are days in its own zone, with the hours of its schedule where it has some. */
export const StarterClass = z.strictObject({
  slug: Slug,
  code: ClassCode.describe('Unique in the site: WEB-03.'),
  kind: ClassKind.default('class'),
  ...textsOf('class'),
  logo: Picture.optional(),
  cover: Picture.optional(),
  level: ClassLevel,
  mode: ClassMode,
  city: z.string().max(60).optional(),
  price: z.int().nonnegative(),
  seats: z.int().min(0).max(10_000),
  isPremium: z.boolean().default(false).describe('Its chapters open after a paid invoice.'),
  schedule: z
    .union([z.strictObject(ClassHours.shape), localised(rowTexts.class.schedule)])
    .optional()
    .describe('Weekdays with hours, or a text where these do not say it.'),
  zone: TimeZone.default('Asia/Jakarta').describe('WIB, WITA or WIT: the zone of its dates.'),
  program: Slug.optional(),
  mentors: z.array(Slug).max(6).default([]),
  opensInDays: days.describe('Registration opens.'),
  closesInDays: days.describe('Registration closes.'),
  startsInDays: days,
  endsInDays: days,
  syllabus: z
    .array(
      z.strictObject({
        ...textsOf('module'),
        hours: z.int().min(1).max(200),
        chapters: z
          .array(z.union([z.string().min(1).max(120), StarterChapter]))
          .min(1)
          .max(20),
      }),
    )
    .max(20),
})
