import { z } from 'zod'
import { IconName } from '#schemas/icon.ts'
import { image, link, longText, text } from '#schemas/text.ts'

const Benefit = z.strictObject({
  title: text(80).meta({ title: 'Title' }),
  icon: IconName.optional().meta({ title: 'Icon', role: 'design' }),
  desc: longText(400).meta({ title: 'Text' }),
})

export const LmsFeatureProps = z.object({
  title: text(80).meta({
    title: 'Title',
    description: 'The page’s only main heading, such as { "$bind": "feature.title" }.',
  }),
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  description: longText(400).optional().meta({ title: 'Description' }),
  icon: IconName.optional().meta({ title: 'Icon', role: 'design' }),
  image: image().optional().meta({ title: 'Picture' }),
  listFeatures: z.array(text(200)).max(12).default([]).meta({
    title: 'What it can do',
    description: 'Of a row of collections/: { "$bind": "feature.listFeatures" }.',
    role: 'content',
  }),
  benefits: z.array(Benefit).max(12).default([]).meta({
    title: 'Benefits',
    description: 'Of a row of collections/: { "$bind": "feature.benefits" }.',
    role: 'content',
  }),
  actions: z
    .array(
      z.strictObject({
        label: text(60).meta({ title: 'Label' }),
        href: link().meta({ title: 'Leads to' }),
      }),
    )
    .max(2)
    .default([])
    .meta({ title: 'Buttons', description: 'The first is the main one.', role: 'content' }),
  back: link().optional().meta({ title: 'Link back to the list' }),
  look: z.enum(['split', 'stage']).default('split').meta({
    title: 'Look',
    description: 'Words beside the picture, or large words over a wide picture.',
    role: 'design',
  }),
  band: z
    .enum(['plain', 'tint', 'dark'])
    .default('plain')
    .meta({ title: 'Ground of the opening', role: 'design' }),
})
export type LmsFeatureProps = z.output<typeof LmsFeatureProps>
