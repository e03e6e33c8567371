import type { z } from 'zod'
import type { updatePost } from '#schemas/services/post.ts'
import { Carried } from '#schemas/services/post-kind.ts'
import { refuseField } from '../../../service-error.ts'
import { fromEvent } from './event-columns.ts'
import type { Kind } from './post-kinds.ts'
import { fromVideo } from './video-columns.ts'

/** What a writer gives of a post, without its names. */
export type Written = Omit<z.output<(typeof updatePost)['input']>, 'slug' | 'kindSlug' | 'newSlug'>

/** Throws ServiceError for a new post that lacks what its kind carries: an event or a video. */
export function requireCarried({ slug, carries }: Kind, written: Written): void {
  for (const field of ['event', 'video'] as const) {
    if (!carries.includes(field) || written[field] !== undefined) continue
    throw refuseField(field, `A post of the kind "${slug}" needs it.`)
  }
}

/** The columns of what the kind carries; throws ServiceError for a value that its posts do not carry. */
export function toCarriedColumns({ slug, carries }: Kind, written: Written) {
  const { author, event, video, parentId } = written
  const given = { event, video, author, series: parentId }
  for (const carried of Carried.options) {
    if (carries.includes(carried) || !given[carried]) continue
    const field = carried === 'series' ? 'parentId' : carried
    throw refuseField(field, `Posts of the kind "${slug}" carry none.`)
  }
  return {
    ...(author === undefined ? {} : { author: author || null }),
    ...(event === undefined ? {} : fromEvent(event)),
    ...(video === undefined ? {} : fromVideo(video)),
  }
}
