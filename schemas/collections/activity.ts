import { z } from 'zod'
import { image, longText, text } from '../text.ts'
import { optionalSlug } from './parts.ts'

/** Something that happens at an event. */
export const ActivityRow = z.strictObject({
  slug: optionalSlug,
  name: text(120).meta({ title: 'Name' }),
  description: longText(600).meta({ title: 'Description' }),
  image: image().optional().meta({ title: 'Picture' }),
})
