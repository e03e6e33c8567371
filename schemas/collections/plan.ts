import { z } from 'zod'
import { link, longText, text } from '../text.ts'
import { optionalSlug } from './parts.ts'

/** A price list's column. */
export const PlanRow = z.strictObject({
  slug: optionalSlug,
  name: text(80).meta({ title: 'Name' }),
  price: text(80).meta({ title: 'Price', description: 'In words, such as Rp25.000 per siswa.' }),
  summary: longText(400).optional().meta({ title: 'Summary' }),
  benefits: z.array(text(200)).max(20).default([]).meta({ title: 'Benefits' }),
  isRecommended: z.boolean().default(false).meta({ title: 'Recommended' }),
  href: link().optional().meta({ title: 'Leads to' }),
})
