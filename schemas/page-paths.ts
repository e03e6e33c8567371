/** Which paths are those of pages. Without zod, since every page loads it. */

/** The first segments that no route of a layout may begin with. */
const segments = [
  /** RFC 8615. */
  '.well-known',
  /** What measures visits, once a visitor has agreed. */
  '_analytics',
  /** Drawings in place of missing pictures. */
  '_art',
  /** The icons of the site as pictures of pixels. */
  '_icon',
  /** Pictures of the site in the sizes in which they are shown. */
  '_ipx',
  /** What a site shows where it cannot be reached, by language. */
  '_offline',
  /** What installs a site, by language. */
  '_manifest',
  /** Payloads: JSON that client-side navigation fetches instead of a document. */
  '_page',
  /** Pages of rows as their writers see them before others do. */
  '_preview',
  /** The pictures that are drawn for pages, to be shown where they are shared. */
  '_share',
  /** The account site: forms for signing in and up. */
  'account',
  /** Calls of the data services. */
  'api',
  /** Files of the browser's build, and fonts. */
  'assets',
  /** Classes, events and booked hours as files for calendars. */
  'calendar',
  /** Files that users of the site have uploaded. */
  'drive',
  /** The site's icon, for programs that read no page. */
  'favicon.ico',
  /** The newest rows of a kind, for feed readers. */
  'feed',
  /** Health checks. */
  'live',
  'ready',
  /** The key for submitting URLs to search engines by IndexNow. */
  'index-now.txt',
  /** Files of the layout. */
  'media',
  /** What the mails about the newsletter lead to. */
  'newsletter',
  /** The API documentation, its OpenAPI document, and the reference of problems. */
  'openapi',
  'openapi.json',
  'problems',
  /** The receipts of donations, by a random key. */
  'receipt',
  /** Tables in the dialect of PostgREST. */
  'rest',
  'robots.txt',
  'sitemap',
  'sitemap.xml',
  /** The visual editor. */
  'studio',
  /** The service worker of the site. */
  'sw.js',
] as const

export type ServerSegment = (typeof segments)[number]

export const serverSegments: readonly string[] = segments

/** Whether the server handles a path itself, instead of a page of the layout. */
export const isServerPath = (path: string): boolean =>
  serverSegments.includes(/^\/([^/?#]*)/.exec(path)?.[1] ?? '')

const payload: `/${ServerSegment}` = '/_page'

/** The path of the payload of a page. */
export const payloadPath = (path: string): string => payload + path

/** The path of a payload's page; undefined for any other path. */
export const pageOfPayload = (address: string): string | undefined =>
  address.startsWith(`${payload}/`) ? address.slice(payload.length) : undefined

const preview: `/${ServerSegment}` = '/_preview'

/** The path at which a page shows rows that only their writers see. */
export const previewPath = (path: string): string => preview + path

/** In the query of a preview: the path of the page that edits what is previewed. */
export const editParameter = 'edit'

/** The path of the page that is previewed; undefined for any other path. */
export const pageOfPreview = (path: string): string | undefined =>
  path.startsWith(`${preview}/`) ? path.slice(preview.length) : undefined
