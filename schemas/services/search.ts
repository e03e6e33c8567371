import { z } from 'zod'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { rowLanguage } from '../row-language.ts'
import { Locale } from '../text.ts'

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

/**
 * The public rows that contain every word of a search, by stems and beginnings, best first. Without one, the rows that contain
 * some; without any, the rows for the nearest words of titles, which `corrected` names.
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

/** The parts of a row's address, and what the sitemap says of it. */
export const RowAddress = z.object({
  id: z.string(),
  slug: z.string(),
  languages: z.array(Locale).min(1).describe('Those that all of its texts are in, its own first.'),
  changedAt: z.string().describe('When its content was changed last.'),
  picture: z.string().nullable(),
})
export type RowAddress = z.output<typeof RowAddress>

const kind = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60)
  .describe('class, program, podcast, career, job, mentor, or the slug of a kind of posts.')

/**
 * The rows of a kind that everyone can read, in the order of their ids; `after` is the last id of the answer before, and
 * `skip` passes over rows at the beginning. None for a kind that the site does not have.
 */
export const listAddresses = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/search/address',
  summary: 'The rows of a kind, for lists of the addresses of a site.',
  input: z.object({
    kind,
    after: z.uuid().optional(),
    changedSince: z.iso
      .datetime()
      .optional()
      .describe('Only rows that were changed then or later.'),
    skip: z.coerce.number().int().min(0).max(10_000_000).default(0),
    pageSize: z.coerce.number().int().min(1).max(1000).default(100),
  }),
  output: z.object({ items: z.array(RowAddress) }),
  access: 'public',
  entities: ['post', 'class', 'program', 'podcast', 'career', 'mentor'],
  throttle: { times: 120, seconds: 60 },
})

/** How many rows of each kind everyone can read, and when one of them was changed last; kinds without rows are left out. */
export const countAddresses = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/search/address/count',
  summary: 'How many rows of each kind have an address.',
  input: z.object({}),
  output: z.object({
    items: z.array(z.object({ kind, count: z.int().positive(), changedAt: z.string() })),
  }),
  access: 'public',
  entities: ['post', 'class', 'program', 'podcast', 'career', 'mentor'],
  throttle: { times: 120, seconds: 60 },
})

/** The endpoints of this area. */
export const searchEndpoints = [searchSite, listAddresses, countAddresses]
