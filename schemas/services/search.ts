import { z } from 'zod'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { rowLanguage } from '../row-language.ts'

/** A run of an excerpt; those that match the search are marked. */
const Run = z.object({ text: z.string(), isMatch: z.boolean() })

/** A row that matches a search: a post by the slug of its kind, a class, a program or a podcast. */
export const SearchResult = z.object({
  ...rowLanguage,
  kind: z.string(),
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.array(Run),
})
export type SearchResult = z.output<typeof SearchResult>

/** The most results that are counted; of more the best are shown. */
export const mostResults = 1000

/**
 * What visitors may read that contains the words of a search, by their stems and by their beginnings, best first. Where nothing has
 * all of them, what has some; where nothing has any, the same for the nearest words of titles, which `corrected` has.
 */
export const searchSite = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/search',
  summary: 'Search posts, classes, programs and podcasts.',
  input: z.object({
    search: z.string().trim().min(1).max(100),
    kinds: z
      .string()
      .max(1000)
      .regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/)
      .optional()
      .describe(
        'Kinds by commas: slugs of kinds of posts, class, program, podcast. All without it.',
      ),
    ...paging(10),
  }),
  output: listOf(SearchResult).extend({
    corrected: z
      .string()
      .nullable()
      .describe('The words that were searched, where typing mistakes were corrected.'),
  }),
  access: 'public',
  entities: ['post', 'class', 'program', 'podcast'],
  throttle: { times: 120, seconds: 60 },
})

/** The endpoints of this area. */
export const searchEndpoints = [searchSite]
