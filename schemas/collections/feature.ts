import { z } from 'zod'
import { IconName } from '../icon.ts'
import { image, longText, text } from '../text.ts'
import { slug } from './parts.ts'

const Benefit = z.strictObject({
  title: text(80).meta({ title: 'Title' }),
  icon: IconName.optional().meta({ title: 'Icon', role: 'design' }),
  desc: longText(400).meta({ title: 'Text' }),
})

/** A feature of the learning platform, with a page of its own. */
export const FeatureRow = z.strictObject({
  slug,
  key: z.string().max(60).meta({
    title: 'Key',
    role: 'data',
    description: 'A short name that does not change, such as studio.',
  }),
  icon: IconName.optional().meta({ title: 'Icon', role: 'design' }),
  title: text(80).meta({ title: 'Title' }),
  description: longText(400).meta({ title: 'Description' }),
  image: image().optional().meta({ title: 'Picture' }),
  listFeatures: z.array(text(200)).max(12).default([]).meta({ title: 'What it can do' }),
  benefits: z.array(Benefit).max(12).default([]).meta({ title: 'Benefits' }),
})
