import { z } from 'zod'
import { Binding } from './binding.ts'
import { LocalText } from './text.ts'

const TextRule = z.union([LocalText, Binding])

/**
 * What a route tells search engines and social networks: fixed text, or taken from loaded data.
 * A rule that is missing falls back as readings.md, "SEO", says.
 */
export const Seo = z.strictObject({
  description: TextRule.optional(),
  image: z.union([z.string().max(2000), Binding]).optional(),
  keywords: TextRule.optional(),
  type: z.string().max(40).optional().meta({ description: 'og:type, such as article.' }),
  robots: z
    .enum(['index, follow', 'noindex, follow', 'index, nofollow', 'noindex, nofollow'])
    .optional(),
})
export type Seo = z.output<typeof Seo>

/** A page title: fixed, or bound to loaded data with a fixed fallback. */
export const Title = TextRule.meta({ title: 'Page title' })
export type Title = z.output<typeof Title>
