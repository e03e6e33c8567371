import type { MailTemplate } from '#schemas/mail.ts'
import type { Endpoint, Entity, Throttle, UserKind } from '#schemas/endpoint.ts'
import type { Locale } from '#schemas/text.ts'
import type { Starter } from '#schemas/starter.ts'
import type { ByteRange } from './byte-range.ts'
import type { RestAnswer, RestRequest } from './rest-exchange.ts'

/** Someone who is signed in. `bearer` is what they showed, for services that ask another system. */
export interface Caller {
  userId: string
  kind: UserKind
  bearer?: string
  /** How long ago they signed in; left out where another system keeps the sessions, which then looks at it. */
  signedInSeconds?: number
}

/** Who asks, and for which site. */
export interface ServiceContext {
  siteId: string
  /** The site's canonical origin: where links in mails and payments lead back to. */
  origin: string
  /** Null for a visitor. */
  caller: Caller | null
  /** What was shown to the assistant, whose tokens are no account's. */
  assistantToken?: string
  /** The network address a request came from; calls without one come from the server itself. */
  address?: string
  /** The ETag a change was made from: RFC 9110 section 13.1.1. */
  ifMatch?: string
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal
  /** Aborts when the server stops: what is streamed then says its last line. */
  stopping?: AbortSignal
}

/** A file as it arrives. Its name and type are what the sender says. */
export interface IncomingFile {
  name: string
  type: string
  bytes: AsyncIterable<Uint8Array>
}

/** A file that a site keeps. */
export interface StoredFile {
  /** What it is offered as; anything a name can be. */
  name: string
  type: string
  bytes: number
  /** Of its content, in hexadecimal. */
  sha256: string
  /** Begins to read it, or a part of it; null when its content is gone. Throws ServiceError 503 while it cannot be read. */
  open(part?: ByteRange): Promise<AsyncIterable<Uint8Array> | null>
}

/** Something of a site changed; pages that showed it are stale. */
export interface Change {
  siteId: string
  entity: Entity
}

/** A site that is a row of the settings service, or what was saved over a layout's own site. */
export interface SiteRow {
  id: string
  layout: string
  hosts: string[]
  /** Settings that were saved, over those of the layout. */
  settings: Record<string, unknown>
}

/** Who is given an account, and of which kind. */
export interface Invitation {
  email: string
  name: string
  kind: UserKind
}

/** How a site presents itself where its pages cannot be seen, as in mail. */
export interface SiteBranding {
  name: string
  locale: Locale
  /** `#rrggbb`. */
  colour: string
  /** Words of its own for its mails, in its language; what is left out is said in Tenun's words. */
  mail: { [T in MailTemplate]?: Partial<MailWords> | undefined }
}

/** The words of one mail. `{name}` and the like are filled in; blank lines part the paragraphs. */
export interface MailWords {
  subject: string
  text: string
  /** What the button over the link says; a mail without a link has none. */
  action?: string
}

/** A payment at the embedded sandbox. */
export interface SandboxOrder {
  orderId: string
  /** Whole rupiah. */
  amount: number
  className: string
  state: string
  /** Where the payer goes back to. */
  returnPath: string
}

/** What stands behind the page where a payer chooses what becomes of a payment. */
export interface PaymentSandbox {
  /** Null for an order that this site has not at the sandbox. */
  read(siteId: string, orderId: string): Promise<SandboxOrder | null>
  /** The signed callback of an outcome; throws ServiceError for one that there is not. */
  callbackOf(order: SandboxOrder, outcome: string): object
}

/** A sign-in as a browser begins it: what it shows for the code it will be given, and where it goes on. */
export interface SignInBegun {
  /** Of RFC 7636, method S256. */
  challenge: string
  state: string
  /** A path of the site. */
  returnPath: string
}

/** Why another account site signs nobody in. `lost` is what was begun elsewhere, long ago, or ended already. */
export type SignInProblem =
  | 'lost'
  | 'declined'
  | 'unverified'
  | 'taken'
  | 'suspended'
  | 'away'
  | 'broken'

export interface NotSignedIn {
  problem: SignInProblem
  /** For the log, where an operator can do something about it. */
  reason?: string
}

/** An account site of another system, where people prove who they are; accounts and sessions stay our own. */
export interface AccountSite {
  /** Its host, as people are told it. */
  name: string
  /** Where the browser goes to sign in and come back to `callback`, and what it keeps meanwhile, sealed. */
  begin(
    siteId: string,
    callback: string,
    begun: SignInBegun,
  ): Promise<{ to: string; sealed: string } | NotSignedIn>
  /** The code for who came back, from what the browser kept and what it was sent back with. */
  finish(
    siteId: string,
    sealed: string,
    answer: URLSearchParams,
  ): Promise<{ code: string; begun: SignInBegun } | NotSignedIn>
}

/** The data services of one system. */
export interface Services {
  /** In words, for the log: `PGlite in .data/db` or `PostgreSQL at localhost`. */
  name: string
  /** Throws ServiceError for what is understood and not granted. */
  serve(endpoint: Endpoint, ctx: ServiceContext, input: unknown): Promise<unknown>
  serves(endpoint: Endpoint): boolean
  /** Takes a file, for an endpoint that takes one. */
  receive(
    endpoint: Endpoint,
    ctx: ServiceContext,
    file: IncomingFile,
    input: unknown,
  ): Promise<unknown>
  /** A file of this site's drive by its key; null when this site has none of it. */
  readFile(siteId: string, key: string): Promise<StoredFile | null>
  /** Answers line by line, for an endpoint that does. */
  stream(endpoint: Endpoint, ctx: ServiceContext, input: unknown): AsyncIterable<unknown>
  /** The hosted-database REST: whatever a client can send has an answer. */
  rest(ctx: ServiceContext, request: RestRequest): Promise<RestAnswer>
  /** Counts one more try; tells after how many seconds to come back when it was one too many. */
  throttle(siteId: string, key: string, limit: Throttle): Promise<{ retryAfter: number } | null>
  /** Who has this access token at this site; null when it is unknown, revoked or of another site. */
  identify(siteId: string, bearer: string): Promise<Caller | null>
  /**
   * Gives someone an account of a kind and the link that sets its password, or that leads to signing in
   * where there is another account site. Throws ServiceError where accounts are another system's.
   */
  invite(siteId: string, origin: string, invitation: Invitation): Promise<string>
  /** Null where people sign in with a password here, or where accounts are another system's. */
  accountSite: AccountSite | null
  /** Null where no payment is taken by the sandbox. */
  sandbox: PaymentSandbox | null
  /** Hears of every change, also those of other nodes. Returns how to stop hearing. */
  onChange(listener: (change: Change) => void): () => void
  /** Tells the services how sites present themselves, as in mail; until then by their ids. */
  setBranding(siteOf: (siteId: string) => SiteBranding): void
  readSites(): Promise<SiteRow[]>
  /** Throws ServiceError with 412 when what is stored is not `was` any more; null stands for nothing. */
  saveSite(site: SiteRow, was?: SiteRow | null): Promise<void>
  /** Gives a site its first rows, once: resolves to false when it already has some. */
  seed(siteId: string, starter: () => Starter): Promise<boolean>
  close(): Promise<void>
}
