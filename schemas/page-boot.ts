import type { SiteArt } from './art.ts'
import type { FieldShapes } from './forms/field-shape.ts'
import type { Face } from './layout.ts'
import type { TimeZone } from './time-zone.ts'
import type { NodeQuery } from './page-query.ts'
import type { Locale } from './text.ts'

/** The data that the server embeds in a page for the client runtime. Without zod, since browsers import it. */

/** A colour scheme of CSS: `prefers-color-scheme` and `color-scheme` know these. */
export type ColourScheme = 'light' | 'dark'

/** What every page of a site has in common in one language. */
export interface SiteContext {
  locale: Locale
  /** The prefix of paths: empty in the default language, `/en` in another. */
  base: string
  /** The languages of the site; the first is the default and has no prefix. */
  locales: readonly Locale[]
  site: {
    title: string
    logoDark: string | null
    logoLight: string | null
    /** The colour scheme of the pages, and that for visitors who prefer dark ones if there is another. */
    schemes: readonly [ColourScheme, ColourScheme?]
  }
  /** The composition of the site's pages, for blocks whose default depends on it. */
  face?: Face
  /** Set where visits are measured, so that visitors can change what they chose. */
  isMeasured?: true
  /** What is drawn in place of missing pictures; undefined on a site without drawings. */
  art?: SiteArt
}

/** What every block may read about its page. An island has the path from the router. */
export interface PageContext extends SiteContext {
  /** The address of the page, with its host and without a query: on the server, for a block that declares `readsAddress`. */
  address?: string
  /** Its query, from `?` on or empty, in the same way. */
  search?: string
  /** The path of a row's page by kind, with `:id` and `:slug` in place of its values: on the server. */
  itemPaths?: Readonly<Record<string, string>>
  /**
   * The begin of the minute that the page shows, such as `2026-11-23T00:10:00.000Z`. A block that reads it says with
   * `changesAt` how long that is true; render never reads the clock.
   */
  now: string
}

/** An hour that was booked by a form. */
export interface Booking {
  id: string
  slot: { startsAt: string; endsAt: string; zone: TimeZone }
}

/** What the sender of a form is told when it was taken: a number, or the hour that was booked. */
export interface TakenFacts {
  receipt?: string
  booking?: Booking
}

/** The form of a block, as it is rendered. */
export interface BlockForm {
  /** The path that the form posts to: that of its page. */
  path: string
  /** Hidden inputs, which tell the server which form of the page was sent. */
  hidden: Record<string, string>
  fields: readonly string[]
  /** Fields that are not stored in the browser. */
  secrets: readonly string[]
  /** What was sent and refused, by field; empty in a new form. */
  values: Record<string, string>
  /** What is wrong, by field. */
  errors: Record<string, string>
  /** What is wrong with the form as a whole. */
  message: string | null
  /** What the sender is told, in the page that answers a form which was taken. */
  taken?: TakenFacts
  /** What the fields take, for a form whose fields follow from its endpoint. */
  shapes?: FieldShapes
}

/** What a visitor filled in, by field. */
export type FormValues = Readonly<Record<string, string>>

/** The result of a form that was sent. */
export type FormResult =
  | { status: 'sent'; taken?: TakenFacts }
  | { status: 'refused'; message: string; errors: Record<string, string> }

/** By which a form is accepted once, however often it is sent; with files all that it has, as the browser would send it. */
export interface SentForm {
  key: string
  files?: FormData | undefined
}

/** Sends a form. Never rejects. */
export type SendForm = (form: BlockForm, values: FormValues, sent: SentForm) => Promise<FormResult>

/** The names of inputs that every form has besides its fields. */
export const formInputs = { node: '_node', token: '_token', honeypot: 'website' } as const

/** The id of the notice that a form was sent: the address of the page leads to it. */
export const sentId = (nodeId: string): string => `${nodeId}-sent`

/** The id of what is wrong with a form: the address that the form is posted to leads to it. */
export const summaryId = (nodeId: string): string => `${nodeId}-summary`

/** The data that one island is hydrated with. */
export interface IslandData {
  type: string
  props: unknown
  /** The answers to the block's needs by name, but those that the browser asks for, and the URL of each. */
  data: Record<string, unknown>
  asked: Record<string, string>
  /** The names of its non-empty slots. */
  slots: string[]
  form?: BlockForm
  /** Only when a prop is bound to the query of the page. */
  query?: NodeQuery
  /** The moment of the page, only for a block that reads it: all other pages stay the same from minute to minute. */
  now?: string
}

/**
 * What the browser does about who is signed in. `auth`: the page is for those who are, and its document is a gate;
 * `guest`: it is for those who are not.
 */
export type PageGuard = 'auth' | 'guest'

/** The JSON in a document for the client runtime. */
export interface Boot extends SiteContext {
  /** The site's id, and the public key that identifies its app to the services. */
  lmsId: string
  publicKey: string
  /** The version of the product: a browser that has stored another one drops what it has stored. */
  version: string
  /** Changes when a loaded page is incompatible with what the server renders. */
  revision: string
  /** Stylesheets to load after the first paint. */
  sheets: readonly string[]
  /** By node id. */
  islands: Record<string, IslandData>
  guard?: PageGuard
  /** What the policy of this document allows beyond the strict one. */
  allows?: readonly string[]
  /** The address of the service worker, on a site that has one. */
  worker?: string
  /** The origin that answers calls, forms and what is no file, of a site that was exported as files. */
  services?: string
}

/** In place of a page whose item has another address: where the browser goes instead. */
export interface MovedPayload {
  movedTo: string
}

/** A page without its shell, for client-side navigation. */
export interface Payload {
  title: string
  /** Set where the title is in another language than the page. */
  titleLanguage?: Locale
  /** The tags of `<head>` that depend on the page. */
  head: string
  html: string
  islands: Record<string, IslandData>
  locale: Locale
  revision: string
  guard?: PageGuard
  /** What the page needs its document's policy to allow beyond the strict one. */
  allows?: readonly string[]
}
