import type { Settings } from '#schemas/settings.ts'
import type { Locale } from '#schemas/text.ts'
import type { CompiledPage } from '#src/manifest/compile/compiled.ts'
import type { Scope } from './bind.ts'
import type { ListPosition } from './list-position.ts'
import type { RouteMatch } from './match-route.ts'

/** A feed of the rows that a page lists, for the head of that page. */
export interface FeedLink {
  href: string
  type: string
  title: string
}

/** The picture that social networks show of a page. */
export interface ShareImage {
  /** Absolute. */
  url: string
  alt: string
  /** In pixels, as far as they are known. */
  width?: number | undefined
  height?: number | undefined
}

/** The words of a picture that is drawn for a page, and what chooses its drawing. */
export interface ShareCard {
  title: string
  siteName: string
  slug: string
  /** Changes with the words and with the look of the site: a part of the picture's address. */
  version: string
}

/** What the head of a page is made from. Addresses are absolute. */
export interface PageMeta {
  title: string
  /** The title without the name of the site, whole. */
  ownTitle: string
  description: string
  /** Undefined for a page without an address of its own. */
  canonical: string | undefined
  robots: string
  image: ShareImage | undefined
  /** What the picture says that is drawn for the page; undefined for a page with a picture of its own. */
  shareCard?: ShareCard | undefined
  type: string
  keywords: string
  siteName: string
  twitterSite: string
  card: string
  /** The language of the page's item, or of the page. */
  language: Locale
  /** Set where the title, or the description, is in another language than the page. */
  titleLanguage?: Locale | undefined
  descriptionLanguage?: Locale | undefined
  alternates: readonly { locale: Locale | 'x-default'; href: string }[]
  /** The feeds of the rows that the page lists; their addresses are paths. */
  feeds?: readonly FeedLink[]
  /** The pages before and after this one of the list that it shows. */
  prev?: string | undefined
  next?: string | undefined
}

export interface SeoInput {
  settings: Settings
  origin: string
  locale: Locale
  locales: readonly Locale[]
  match: RouteMatch | undefined
  page: Pick<CompiledPage, 'title' | 'siteName' | 'seo' | 'languages'>
  scope: Scope
  /** The position of the page in a list that the query pages through. */
  position?: ListPosition | undefined
  /** Turns `asset:x` into an address of this site. */
  assetUrl(name: string): string
  /** The look of the site's own pictures to share; without it none is drawn. */
  shareLook?: string | undefined
}
