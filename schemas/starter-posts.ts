import { z } from 'zod'
import { NewPostVideo } from './post-video.ts'
import { Employment } from './services/career.ts'
import { rowTexts, localised, textsOf } from './row-texts.ts'
import { StandardKind } from './services/post-kind.ts'
import { Address, clock, dayOf, pastDay, Picture, Slug, coverFields } from './starter-fields.ts'
import { TimeZone } from './time-zone.ts'

const period = {
  startsInDays: dayOf('The first day'),
  startsAt: clock.describe('In the zone of the event.'),
  endsInDays: dayOf('The last day'),
  endsAt: clock.describe('In the zone of the event.'),
}

/** When and where an event takes place, with its programs and what its exhibitors offer. */
const StarterEvent = z.strictObject({
  ...period,
  zone: TimeZone.describe('WIB, WITA or WIT: the zone of its hours.'),
  place: z.string().max(120).optional().describe('The name of the place.'),
  address: z.string().max(300).optional().describe('The postal address of the place.'),
  onlineUrl: Address.optional().describe('Where it is watched.'),
  registerUrl: Address.optional().describe('Where visitors register.'),
  seats: z.int().min(0).max(1_000_000).optional().describe('How many can take part.'),
  programs: z
    .array(
      z.strictObject({
        slug: Slug,
        ...textsOf('eventProgram'),
        ...period,
      }),
    )
    .max(30)
    .default([])
    .describe('The parts of its programme.'),
  careers: z
    .array(
      z.strictObject({
        slug: Slug,
        ...textsOf('eventCareer'),
        organisation: z.string().max(120).describe('Who offers it.'),
        employment: Employment.describe('The kind of contract.'),
        city: z.string().max(60).optional().describe('Where the work is.'),
        registerUrl: Address.optional().describe('Where visitors apply.'),
      }),
    )
    .max(30)
    .default([])
    .describe('The work that its exhibitors offer.'),
})

const { shape: video } = NewPostVideo
const StarterVideo = NewPostVideo.safeExtend({
  youtubeId: video.youtubeId.describe('The 11 characters after v= of an address at YouTube.'),
  file: video.file.describe('The video where it is not at YouTube, such as asset:videos/one.webm.'),
  seconds: video.seconds.describe('How long it is.'),
  thumbnail: video.thumbnail.describe('A still picture, such as asset:covers/one.svg.'),
})

/** A post that a new site begins with. */
export const StarterPost = z.strictObject({
  slug: Slug,
  kind: StandardKind.exclude(['podcast']).describe('The kind of post.'),
  ...textsOf('post'),
  ...coverFields,
  category: Slug.describe('The slug of a row of data/categories.json of the same kind.'),
  parent: Slug.optional().describe('The post of the same kind that opens the series of this one.'),
  publishedInDays: pastDay('Published'),
  author: z.string().max(80).optional().describe('A name to show.'),
  event: StarterEvent.optional().describe('Needed for the kind event.'),
  video: StarterVideo.optional().describe('Needed for the kind video.'),
  views: z.int().nonnegative().default(0).describe('How often it has been read.'),
})

/** A category of one kind of post. */
export const StarterCategory = z.strictObject({
  slug: Slug,
  kind: StandardKind.describe('The kind of post that it groups.'),
  ...textsOf('category'),
})

/** An album with its photos. */
export const StarterGallery = z.strictObject({
  slug: Slug,
  ...textsOf('gallery'),
  place: z.string().max(80).describe('Where the photos were taken.'),
  takenInDays: pastDay('Taken'),
  photos: z
    .array(
      z.strictObject({
        picture: Picture,
        caption: localised(rowTexts.photo.caption),
        alt: localised(rowTexts.photo.alt).default(''),
      }),
    )
    .min(1)
    .max(24)
    .describe('In the order of the page.'),
})
