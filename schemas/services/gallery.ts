import { z } from 'zod'
import { rowLanguage } from '../row-language.ts'
import { endpoint, listOf } from '../endpoint.ts'

/** An album of an event. */
export const Gallery = z.object({
  ...rowLanguage,
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  place: z.string(),
  takenAt: z.string(),
  photos: z.array(
    z.object({
      id: z.string(),
      picture: z.string(),
      caption: z.string(),
      alt: z.string().optional().describe('What the photo shows; empty where the caption says it.'),
    }),
  ),
})
export type Gallery = z.output<typeof Gallery>

/** Albums with their pictures, latest first, six to a page. */
export const listGalleries = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/post/gallery/list',
  summary: 'Albums with their pictures.',
  input: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  output: listOf(Gallery),
  access: 'public',
  entities: ['gallery'],
})

/** The endpoints of this area. */
export const galleryEndpoints = [listGalleries]
