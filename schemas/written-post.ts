import { z } from 'zod'
import { altText } from './manage/fields.ts'
import { NewPostVideo } from './post-video.ts'
import { Moment, NewPostEvent } from './services/post-event.ts'
import { fullText } from './services/post-kind.ts'

/** The fields that a writer sets; those of the server, such as views, are not among them. */
export const writtenPost = {
  title: z.string().trim().min(1).max(200),
  summary: z.string().max(500),
  content: z.string().max(fullText).describe('HTML; what could run is taken out.'),
  cover: z.string().max(2000).nullable(),
  coverAlt: altText('cover'),
  categoryId: z.string().max(200).nullable().describe('An id or a slug of the same kind.'),
  parentId: z.string().max(200).nullable().describe('The post that opens the series: id or slug.'),
  isPublished: z.boolean(),
  publishedAt: Moment,
  author: z.string().trim().max(80).nullable().describe('A name to show; it is no account.'),
  event: NewPostEvent,
  video: NewPostVideo,
}
