import { z } from 'zod'
import { longText, text } from '../text.ts'
import { optionalSlug } from './parts.ts'

/** A unit of competence: what learners can do after it, and how many hours it takes. */
export const UnitRow = z.strictObject({
  slug: optionalSlug,
  name: text(160).meta({ title: 'What learners can do after it' }),
  summary: longText(400).optional().meta({ title: 'In a few words' }),
  hours: z.int().min(0).max(10_000).meta({ title: 'Hours', role: 'data' }),
})
