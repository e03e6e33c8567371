import { z } from 'zod'
import { text } from '../text.ts'
import { optionalSlug } from './parts.ts'

/** A package for sponsors of an event. */
export const TierRow = z.strictObject({
  slug: optionalSlug,
  name: text(80).meta({ title: 'Name' }),
  slot: text(60).meta({ title: 'How many sponsors', description: 'In words, such as 2–3 slot.' }),
  price: text(80).meta({ title: 'Price', description: 'In words, such as Rp50.000.000.' }),
  benefits: z.array(text(200)).max(20).default([]).meta({ title: 'Benefits' }),
})
