import { z } from 'zod'
import { DiscQuadRow } from '#schemas/collections/disc.ts'
import { longText, text } from '#schemas/text.ts'

const score = (dimension: string) =>
  z.int().min(0).max(100).optional().meta({
    title: dimension,
    description: 'Bound to the query: an address with all four scores shows their result.',
    role: 'data',
  })

export const DiscTestProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  quads: z.array(DiscQuadRow).max(40).meta({
    title: 'Statements',
    description: 'Groups of four, bound to rows of a collection: { "$bind": "quads" }.',
    role: 'content',
  }),
  consent: longText(400).meta({
    title: 'Consent',
    description:
      'What is stored of a result, and for what. Visitors agree to it before it is sent.',
  }),
  d: score('Dominance'),
  i: score('Influence'),
  s: score('Steadiness'),
  c: score('Conscientiousness'),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type DiscTestProps = z.output<typeof DiscTestProps>

/** Four statements, one for each dimension, and the order in which they are shown. */
export type Quad = DiscTestProps['quads'][number]
