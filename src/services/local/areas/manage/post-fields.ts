import { z } from 'zod'
import { updatePost } from '#schemas/services/post.ts'
import type { posts } from '../../database/tables/post-tables.ts'
import type { Written } from '../post/carried-columns.ts'
import { toEvent } from '../post/event-columns.ts'
import { toVideo } from '../post/video-columns.ts'
import type { Values } from './managed-table.ts'

type PostRow = typeof posts.$inferSelect

const noFlags = { comingSoon: null, started: null, ended: null }

/** The fields of a post that a writer sets, as they are stored. */
export const toPostFields = (row: PostRow, kindSlug: string): Values => ({
  kindSlug,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  content: row.content,
  cover: row.cover,
  coverAlt: row.coverAlt,
  categoryId: row.categoryId,
  parentId: row.parentId,
  isPublished: row.isPublished,
  publishedAt: row.publishedAt.toISOString(),
  author: row.author,
  event: toEventFields(row),
  video: toVideo({
    youtubeId: row.videoYoutubeId,
    file: row.videoFile,
    seconds: row.videoSeconds,
    thumbnail: row.videoThumbnail,
  }),
})

/** The event of a post without the states that the clock decides. */
function toEventFields(row: PostRow) {
  const event = toEvent({
    startsAt: row.eventStartsAt,
    endsAt: row.eventEndsAt,
    zone: row.eventZone,
    place: row.eventPlace,
    address: row.eventAddress,
    onlineUrl: row.eventOnlineUrl,
    registerUrl: row.eventRegisterUrl,
    seats: row.eventSeats,
    ...noFlags,
  })
  if (event === null) return null
  const { comingSoon: _soon, started: _started, ended: _ended, ...written } = event
  return written
}

/** The fields that a writer sets, without what is empty for posts of other kinds. */
export function toWritten(values: Values): Written & { slug?: string | undefined } {
  const { event, video, ...rest } = values
  return PostValues.parse({
    ...rest,
    ...(event === null ? {} : { event }),
    ...(video === null ? {} : { video }),
  })
}

const { kindSlug: _kind, newSlug: _new, ...written } = updatePost.input.shape
const PostValues = z.object({ ...written, slug: z.string().optional() })
