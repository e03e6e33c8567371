import { z } from 'zod'
import { coverAlt } from '../cover-alt.ts'
import { RowName, rowLanguage } from '../row-language.ts'
import { storedHtml } from '../stored-html.ts'
import { endpoint, listOf, paging } from '../endpoint.ts'

/** An episode in lists. */
export const PodcastItem = z.object({
  ...rowLanguage,
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  category: RowName.nullable(),
  speakers: z.array(z.string()),
  seconds: z.int().positive().describe('How long it takes to hear.'),
  audio: z.string().nullable().describe('Null is not recorded yet.'),
  publishedAt: z.string(),
})
export type PodcastItem = z.output<typeof PodcastItem>

/** An episode on its own page. */
export const PodcastDetail = PodcastItem.extend({
  description: storedHtml(),
  ...coverAlt,
})
export type PodcastDetail = z.output<typeof PodcastDetail>

/** Episodes, newest first, by words and category. */
export const listPodcasts = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/podcast/list',
  summary: 'Podcast episodes, by words and category.',
  input: z.object({
    ...paging(6),
    search: z.string().max(200).optional(),
    categorySlug: z.string().max(200).optional().describe('A slug or an id.'),
  }),
  output: listOf(PodcastItem),
  access: 'public',
  entities: ['podcast'],
})

/** One episode by its id or slug; 404 when there is none. */
export const readPodcast = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/podcast/detail',
  summary: 'One podcast episode.',
  input: z.object({ id: z.string().min(1).max(200) }),
  output: PodcastDetail,
  access: 'public',
  entities: ['podcast'],
  namesItem: true,
})

/** The endpoints of this area. */
export const podcastEndpoints = [listPodcasts, readPodcast]
