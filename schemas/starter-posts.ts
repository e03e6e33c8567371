import { z } from 'zod'
import { NewPostVideo } from './post-video.ts'
import { Employment } from './services/career.ts'
import { rowTexts, localised, textsOf } from './row-texts.ts'
import { StandardKind } from './services/post-kind.ts'
import { Address, clock, days, Picture, Slug } from './starter-fields.ts'
import { TimeZone } from './time-zone.ts'

const period = {
  startsInDays: days,
  startsAt: clock.describe('In the zone of the event.'),
  endsInDays: days,
  endsAt: clock,
}

/** When and where an event takes place, with its programs and what its exhibitors offer. */
const StarterEvent = z.strictObject({
  ...period,
  zone: TimeZone,
  place: z.string().max(120).optional(),
  address: z.string().max(300).optional(),
  onlineUrl: Address.optional(),
  registerUrl: Address.optional(),
  seats: z.int().min(0).max(1_000_000).optional(),
  programs: z
    .array(
      z.strictObject({
        slug: Slug,
        ...textsOf('eventProgram'),
        ...period,
      }),
    )
    .max(30)
    .default([]),
  careers: z
    .array(
      z.strictObject({
        slug: Slug,
        ...textsOf('eventCareer'),
        organisation: z.string().max(120),
        employment: Employment,
        city: z.string().max(60).optional(),
        registerUrl: Address.optional(),
      }),
    )
    .max(30)
    .default([]),
})

/** A post that a new site begins with. */
export const StarterPost = z.strictObject({
  slug: Slug,
  kind: StandardKind.exclude(['podcast']),
  ...textsOf('post'),
  cover: Picture.optional(),
  category: Slug,
  parent: Slug.optional().describe('The post of the same kind that opens the series of this one.'),
  publishedInDays: days.max(0),
  author: z.string().max(80).optional().describe('A name to show.'),
  event: StarterEvent.optional().describe('Needed for the kind event.'),
  video: NewPostVideo.optional().describe('Needed for the kind video.'),
  views: z.int().nonnegative().default(0),
})

/** A category of one kind of post. */
export const StarterCategory = z.strictObject({
  slug: Slug,
  kind: StandardKind,
  ...textsOf('category'),
})

/** An album with its photos. */
export const StarterGallery = z.strictObject({
  slug: Slug,
  ...textsOf('gallery'),
  place: z.string().max(80),
  takenInDays: days.max(0),
  photos: z
    .array(
      z.strictObject({
        picture: Picture,
        caption: localised(rowTexts.photo.caption),
        alt: localised(rowTexts.photo.alt)
          .default('')
          .describe('What the photo shows, if the caption does not say it.'),
      }),
    )
    .min(1)
    .max(24),
})
