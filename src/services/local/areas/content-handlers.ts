import type { Handler } from '../calls/handler.ts'
import { batchHandlers } from './batch/batch-handlers.ts'
import { careerHandlers } from './career/career-handlers.ts'
import { classHandlers } from './class/class-handlers.ts'
import { galleryHandlers } from './gallery/gallery-handlers.ts'
import { podcastHandlers } from './podcast/podcast-handlers.ts'
import { postHandlers } from './post/post-handlers.ts'
import { programHandlers } from './program/program-handlers.ts'
import { regionsHandlers } from './regions/regions-handlers.ts'
import { restHandlers } from './rest/rest-handlers.ts'

/** What sites publish, and what their visitors send for publication. */
export const contentHandlers: Handler[] = [
  ...batchHandlers,
  ...careerHandlers,
  ...classHandlers,
  ...galleryHandlers,
  ...podcastHandlers,
  ...postHandlers,
  ...programHandlers,
  ...regionsHandlers,
  ...restHandlers,
]
