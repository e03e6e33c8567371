import { z } from 'zod'
import { pictureForm } from './address.ts'
import { Binding } from './binding.ts'
import { LocalText } from './text.ts'

const TextRule = z.union([LocalText, Binding])

/**
 * The metadata of a route for search engines and social networks: fixed text, or bound to loaded data.
 * A missing rule falls back to the item that the page is about, then to the site's settings.
 */
export const Seo = z.strictObject({
  description: TextRule.optional(),
  image: z
    .union([
      z.string().max(2000).regex(pictureForm, {
        error: 'must be asset:<file>, a path that begins with / or an https: address',
      }),
      Binding,
    ])
    .optional(),
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
