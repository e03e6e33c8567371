import { z } from 'zod'
import type { CallAddress } from './call-path.ts'
import type { CallProblem } from './problems.ts'
import { userKinds } from './user-kinds.ts'

export { hostBase, type EndpointHost } from './call-host.ts'
export { callPath, isReading, needUrl, pathNames } from './call-path.ts'

/** Who may call: everyone with an app token, everyone signed in, or these user kinds. */
export type Access = 'public' | 'user' | readonly UserKind[]

/** The ten user kinds; their position is the number that clients send and store as `user_kind`. */
export const UserKind = z.enum(userKinds)
export type UserKind = z.output<typeof UserKind>

/** One HTTP exchange, declared once for the server, the browser, the blocks, the checker and the tests. */
export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> extends CallAddress {
  summary: string
  input: Input
  /** The `data` of the response envelope. */
  output: Output
  access: Access
  /** The most seconds since the caller signed in, for calls that cannot be undone. */
  signedInWithin?: number
  /** The kinds of entity an answer contains (`class`, `post`): a change to one of them invalidates cached pages. */
  entities: readonly Entity[]
  /** The status of success, when it is not 200. */
  success?: 201
  /** Prefixes of this call's messages that existing clients display. */
  message?: { success: string; failure: string }
  /** The rate limit of one network address; without it, a reading call is not limited. */
  throttle?: Throttle
  /** A call with an Idempotency-Key is made once: repeating it within 24 hours returns the first answer. */
  isRepeatable?: true
  /** A form of a page that makes this call is answered with a receipt number, under which the row is found again. */
  hasReceipt?: true
  /** A file is sent as `multipart/form-data`, in the field `file`; the other fields are the input. */
  takes?: 'file'
  /** The answer is a stream of JSON lines, each of them an `output`; the text that `output` is, as CSV; or the file that it is. */
  answers?: 'lines' | 'csv' | 'file'
  /** The `slug` or `id` of the input names the item of the answer, also by a slug that it had before. */
  namesItem?: true
  /** The answer has an ETag; a change that sends it in If-Match is refused when another came between. */
  isVersioned?: true
  /** A change without If-Match is refused. */
  needsVersion?: true
  /** The problems that this call is refused with, besides those that every call of its kind may be. */
  problems?: readonly CallProblem[]
}

/** A rate limit: the number of calls allowed in a window of seconds. */
export interface Throttle {
  times: number
  seconds: number
}

/** The kinds of entity whose changes invalidate cached pages. */
export const Entity = z.enum([
  'site',
  'class',
  'program',
  'post',
  'mentor',
  'testimony',
  'statistics',
  'career',
  'gallery',
  'podcast',
  'appointment',
])
export type Entity = z.output<typeof Entity>

export const endpoint = <I extends z.ZodType, O extends z.ZodType>(declared: Endpoint<I, O>) =>
  declared

/** The response envelope of every host but `rest`. */
export interface Envelope<T = unknown> {
  message: string
  status: boolean
  data: T | null
}

/** The position of a page in a list, named as existing clients read it. */
export const Pagination = z.object({
  page: z.int().min(1).default(1),
  perPage: z.int().min(1),
  totalItems: z.int().nonnegative(),
  totalPages: z.int().nonnegative(),
  isMore: z
    .boolean()
    .optional()
    .describe(
      'More items match than the 1,000 that are counted; the pages end with the last of those.',
    ),
})
export type Pagination = z.output<typeof Pagination>

/** One page of a list. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), pagination: Pagination })

/** The query of a paged list; `size` is the default page size. */
export const paging = (size: number) => ({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(size),
})
