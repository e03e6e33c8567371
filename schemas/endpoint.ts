import { z } from 'zod'
import type { CallAddress } from './call-path.ts'
import { userKinds } from './user-kinds.ts'

export type { EndpointHost } from './call-path.ts'
export { callPath, hostBase, isReading, needUrl, pathNames } from './call-path.ts'

/** Who may call: everyone with an app token, everyone signed in, or these user kinds. */
export type Access = 'public' | 'user' | readonly UserKind[]

/** The ten user kinds in the order of their numbers (product.md section 4). */
export const UserKind = z.enum(userKinds)
export type UserKind = z.output<typeof UserKind>

/** One HTTP exchange, described once for the server, the browser, the blocks, the checker and the tests. */
export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> extends CallAddress {
  summary: string
  input: Input
  /** The `data` of the response envelope. */
  output: Output
  access: Access
  /** Only who signed in no longer ago than this, in seconds, may call: for what cannot be undone. */
  signedInWithin?: number
  /** The kinds of entity an answer shows (`class`, `post`): a change to one of them makes it stale. */
  entities: readonly Entity[]
  /** The status of success, when it is not 200. */
  success?: 201
  /** How the messages of this call begin, where product.md section 8 says so. */
  message?: { success: string; failure: string }
  /** How often one network address may call; without it, a reading call is not counted. */
  throttle?: Throttle
  /** A file comes as `multipart/form-data`, in the field `file`; the input is what came beside it. */
  takes?: 'file'
  /** The answer is a stream of lines of JSON, each of them an `output`. */
  answers?: 'lines'
  /** The answer carries an ETag; a change must name the one it was made from in If-Match. */
  isVersioned?: true
}

/** So many calls in so many seconds. */
export interface Throttle {
  times: number
  seconds: number
}

/** What can change and make a page stale. */
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
])
export type Entity = z.output<typeof Entity>

export const endpoint = <I extends z.ZodType, O extends z.ZodType>(declared: Endpoint<I, O>) =>
  declared

/** Every answer of the services host (product.md section 3, "Response envelope"). */
export interface Envelope<T = unknown> {
  message: string
  status: boolean
  data: T | null
}

/** Product.md section 3, "Pagination". */
export const Pagination = z.object({
  page: z.int().min(1).default(1),
  perPage: z.int().min(1),
  totalItems: z.int().nonnegative(),
  totalPages: z.int().nonnegative(),
})
export type Pagination = z.output<typeof Pagination>

/** A page of a list. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), pagination: Pagination })

/** The query of a paged list; `size` is the default page size of product.md section 9. */
export const paging = (size: number) => ({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(size),
})
