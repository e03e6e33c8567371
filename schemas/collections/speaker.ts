import { z } from 'zod'
import { Slug } from '../slug.ts'
import { image, link, longText, text } from '../text.ts'
import { optionalSlug } from './parts.ts'

/** A person who speaks at an event. */
export const SpeakerRow = z.strictObject({
  slug: optionalSlug,
  id: Slug.meta({ title: 'Id' }),
  name: text(120).meta({ title: 'Name' }),
  short_bio: longText(600).optional().meta({ title: 'In a few words' }),
  image: image().optional().meta({ title: 'Portrait' }),
  isConfirmed: z.boolean().default(false).meta({ title: 'Has agreed to come' }),
  linkedIn: link().optional().meta({ title: 'Address at LinkedIn' }),
})
