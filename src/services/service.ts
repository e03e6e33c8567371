import type { z } from 'zod'
import type { Endpoint, Entity, UserKind } from '#schemas/endpoint.ts'
import type { Starter } from '#schemas/starter.ts'

/** Someone who is signed in. `bearer` is what they showed, for services that ask another system. */
export interface Caller {
  userId: string
  kind: UserKind
  bearer?: string
}

/** Who asks, and for which site. */
export interface ServiceContext {
  siteId: string
  /** The site's canonical origin: where links in mails and payments lead back to. */
  origin: string
  /** Null for a visitor. */
  caller: Caller | null
  /** The network address a request came from; calls without one come from the server itself. */
  address?: string
  /** The ETag a change was made from: RFC 9110 section 13.1.1. */
  ifMatch?: string
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal
}

/** The function that fulfils an endpoint; null when what was asked for does not exist. */
export type Serve<E extends Endpoint = Endpoint> = (
  ctx: ServiceContext,
  input: z.output<E['input']>,
) => Promise<z.output<E['output']> | null>

/** An endpoint with the function that fulfils it. */
export interface Binding {
  endpoint: Endpoint
  serve: Serve
}

export const bind = <E extends Endpoint>(endpoint: E, serve: Serve<E>): Binding => ({
  endpoint,
  // Whoever asks has parsed the input with the endpoint's own schema.
  serve: (ctx, input) => serve(ctx, input as z.output<E['input']>),
})

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

/** The data services of one system. */
export interface Services {
  /** In words, for the log: `PGlite in .data/db` or `PostgreSQL at localhost`. */
  name: string
  /** Throws Refused for what is understood and not granted. */
  serve(endpoint: Endpoint, ctx: ServiceContext, input: unknown): Promise<unknown>
  serves(endpoint: Endpoint): boolean
  /** Who has this access token at this site; null when it is unknown, revoked or of another site. */
  identify(siteId: string, bearer: string): Promise<Caller | null>
  /** Hears of every change, also those of other nodes. Returns how to stop hearing. */
  onChange(listener: (change: Change) => void): () => void
  readSites(): Promise<SiteRow[]>
  saveSite(site: SiteRow): Promise<void>
  /** Gives a site its first rows, once: resolves to false when it already has some. */
  seed(siteId: string, starter: () => Starter): Promise<boolean>
  close(): Promise<void>
}
