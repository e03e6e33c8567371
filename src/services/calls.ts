import type { Endpoint, Throttle, UserKind } from '#schemas/endpoint.ts'
import type { Locale } from '#schemas/text.ts'
import type { IncomingFile } from './files.ts'
import type { RestAnswer, RestRequest } from './rest-exchange.ts'

/** Someone who is signed in. `bearer` is their access token, for services that pass it to another system. */
export interface Caller {
  userId: string
  kind: UserKind
  bearer?: string
  /** How long ago they signed in; absent where another system stores the sessions, which then checks it. */
  signedInSeconds?: number
}

/** Whoever runs a command on the server's machine: may do what a superadmin may, and has no account. */
export const operator: Caller = {
  userId: '00000000-0000-0000-0000-000000000000',
  kind: 'superadmin',
}

/** Who makes a call, and for which site. */
export interface ServiceContext {
  siteId: string
  /** The site's origin at the host that was asked: where links in mails and payments lead back to. */
  origin: string
  /** Null for a visitor. */
  caller: Caller | null
  /** The page is a preview: an item that the caller may edit is answered before it is published. */
  isPreview?: true | undefined
  /** The moment that a rendered page shows; without it reads use the clock. Writes and money never use it. */
  now?: Date
  /** Receives the next moment at which the answer changes by the clock alone, when a page wants to know it. */
  changesAt?: (moment: Date) => void
  /** Called where what was asked for was public and is deleted, when a page wants to know it. */
  withdrawn?: () => void
  /** The language that the caller asked for; refusals that people read are in it. */
  locale?: Locale
  /** The token of an identity of the assistant, which is no account's token. */
  assistantToken?: string
  /** The network address that the request came from; absent for calls of the server itself. */
  address?: string
  /** The ETag of the version that a change was made from: RFC 9110 section 13.1.1. */
  ifMatch?: string
  /** For an endpoint that is repeatable: the key of this request, and for how many seconds its answer is given again. */
  idempotency?: { key: string; seconds: number }
  /** What the sender of a form agreed to, as it was shown: stored together with what was sent. */
  consent?: { wording: string; language: Locale }
  /** Aborts when the client no longer waits for the answer. */
  signal?: AbortSignal
  /** Aborts when the server stops: a stream then ends with its last line. */
  stopping?: AbortSignal
}

/** A file that was sent to an endpoint, and the other fields of its form. */
export interface Upload {
  file: IncomingFile
  input: unknown
}

/** The calls that a system fulfils. Input is what the endpoint's schema has parsed. */
export interface Calls {
  serves(endpoint: Endpoint): boolean
  /** Resolves to null for what does not exist. Throws ServiceError for a call that is refused. */
  serve(endpoint: Endpoint, ctx: ServiceContext, input: unknown): Promise<unknown>
  /** Calls an endpoint that receives a file. */
  receive(endpoint: Endpoint, ctx: ServiceContext, upload: Upload): Promise<unknown>
  /** Calls an endpoint that answers in lines. */
  stream(endpoint: Endpoint, ctx: ServiceContext, input: unknown): AsyncIterable<unknown>
  /** Answers a request to `/rest/v1/`: every request that a client can send has an answer. */
  rest(ctx: ServiceContext, request: RestRequest): Promise<RestAnswer>
  /** Counts one more attempt; returns the seconds to wait when it exceeds the limit. */
  throttle(siteId: string, key: string, limit: Throttle): Promise<{ retryAfter: number } | null>
}
