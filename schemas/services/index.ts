import type { Endpoint } from '../endpoint.ts'
import { listClasses, listMentors, readClassOverview, readClassSyllabus } from './class.ts'
import { readSettings } from './cms.ts'
import { listPosts, readPost, updatePost } from './post.ts'
import { listPrograms, readProgram } from './program.ts'
import { readCounters } from './statistics.ts'
import { listTestimonies } from './testimony.ts'

/** Every endpoint, in the order of product.md section 7. */
export const endpoints: readonly Endpoint[] = [
  listClasses,
  readClassOverview,
  readClassSyllabus,
  listPosts,
  readPost,
  updatePost,
  listPrograms,
  readProgram,
  readCounters,
  readSettings,
  listMentors,
  listTestimonies,
]

/** The endpoint with this path, as page data names it. */
export const findEndpoint = (path: string, method = 'GET'): Endpoint | undefined =>
  endpoints.find((endpoint) => endpoint.path === path && endpoint.method === method)
