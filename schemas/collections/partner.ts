import { z } from 'zod'
import { image, text } from '../text.ts'
import { optionalSlug } from './parts.ts'

/** The logo of a partner. */
export const PartnerRow = z.strictObject({
  slug: optionalSlug,
  name: text(80).meta({ title: 'Name' }),
  image: image().optional().meta({ title: 'Logo' }),
})
