import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** What the posts of a kind may carry besides a text: the fields of the same names, and parts of a series. */
export const Carried = z.enum(['event', 'video', 'series', 'author'])
export type Carried = z.output<typeof Carried>

/** The longest name that a card or a badge shows. */
export const shortName = 31

/** The most characters of a post's content. */
export const fullText = 37_000

/** A kind of post. Kinds are rows of a site; a slug of a post or a category is unique within its kind. */
export const PostKind = z.object({
  id: z.string().optional().describe('Absent where a service does not say it.'),
  slug: z.string(),
  names: z.object({ id: z.string().max(shortName), en: z.string().max(shortName) }),
  carries: z.array(Carried),
})
export type PostKind = z.output<typeof PostKind>

/** The kinds that every site begins with; the database inserts them. Those of `podcast` are of episodes. */
export const StandardKind = z.enum([
  'news',
  'blog',
  'article',
  'event',
  'tulisan-temans',
  'video',
  'podcast',
])

/** The kinds of post that the site has, by slug. */
export const listPostKinds = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v3/post/kind/list',
  summary: 'The kinds of post, with their names and what their posts carry.',
  input: z.object({}),
  output: z.object({ items: z.array(PostKind) }),
  access: 'public',
  entities: ['post'],
})

/** The endpoints of kinds. */
export const kindEndpoints = [listPostKinds]
