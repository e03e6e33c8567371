import type { Locale } from './text.ts'

/** The data that the server embeds in a page for the client runtime. Types only, so that browsers need no zod. */

/** What every block may read about its page. The path is not included, use the router. */
export interface PageContext {
  locale: Locale
  /** The prefix of paths: empty in the default language, `/en` in another. */
  base: string
  /** The languages of the site; the first is the default and has no prefix. */
  locales: readonly Locale[]
  site: { title: string; logoDark: string | null; logoLight: string | null }
}

/** The data that one island is hydrated with. */
export interface IslandData {
  type: string
  props: unknown
  /** The answers to the block's needs by name, and the URL of each. */
  data: Record<string, unknown>
  asked: Record<string, string>
  /** The names of its non-empty slots. */
  slots: string[]
}

/** The JSON in a document for the client runtime. */
export interface Boot extends PageContext {
  /** The site's id, and the public key that identifies its app to the services. */
  lmsId: string
  publicKey: string
  /** Changes when a loaded page is incompatible with what the server renders. */
  revision: string
  /** Stylesheets to load after the first paint. */
  sheets: readonly string[]
  /** By node id. */
  islands: Record<string, IslandData>
}

/** A page without its shell, for client-side navigation. */
export interface Payload {
  title: string
  /** The tags of `<head>` that depend on the page. */
  head: string
  html: string
  islands: Record<string, IslandData>
  locale: Locale
  revision: string
}
