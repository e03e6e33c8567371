import type { Locale } from './text.ts'

/** What the server writes into a page for the browser's runtime. Types only, so that a browser has them without zod. */

/** What every block of a page may know of where it stands. The path is not part of it: ask the router. */
export interface PageContext {
  locale: Locale
  /** Put before a path that begins with /: empty in the default language, `/en` in another. */
  base: string
  /** The languages of the site; the first is the default and has no prefix. */
  locales: readonly Locale[]
  site: { title: string; logoDark: string | null; logoLight: string | null }
}

/** What the browser hydrates one island from. */
export interface IslandData {
  type: string
  props: unknown
  /** The answers to the block's needs by their names, and the address each came from. */
  data: Record<string, unknown>
  asked: Record<string, string>
  /** The names of its filled slots. */
  slots: string[]
}

/** What a document holds for the runtime, as JSON. */
export interface Boot extends PageContext {
  /** The site's id, and the public key that names its app to the services. */
  lmsId: string
  publicKey: string
  /** Changes when a page in the browser no longer fits what the server renders. */
  revision: string
  /** Style sheets to load once the page has been painted. */
  sheets: readonly string[]
  /** By the id of their nodes. */
  islands: Record<string, IslandData>
}

/** A page without its shell, for a browser that already has one. */
export interface Payload {
  title: string
  /** The tags of `<head>` that change with the page. */
  head: string
  html: string
  islands: Record<string, IslandData>
  locale: Locale
  revision: string
}
