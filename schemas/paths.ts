import type { Locale } from './text.ts'

/** Paths that the server reserves on every site. Without zod, so that browsers can import it. */

/** The first segments that no route of a layout may begin with. */
const segments = [
  /** RFC 8615. */
  '.well-known',
  /** Drawings in place of missing pictures. */
  '_art',
  /** Payloads: JSON that client-side navigation fetches instead of a document. */
  '_page',
  /** The account site: forms for signing in and up. */
  'account',
  /** Calls of the data services. */
  'api',
  /** Files of the browser's build, and fonts. */
  'assets',
  /** Classes and events as files for calendars. */
  'calendar',
  /** Files that users of the site have uploaded. */
  'drive',
  /** The site's icon, for programs that read no page. */
  'favicon.ico',
  /** Health checks. */
  'live',
  'ready',
  /** Files of the layout. */
  'media',
  /** The API documentation, its OpenAPI document, and the reference of problems. */
  'openapi',
  'openapi.json',
  'problems',
  /** Tables in the dialect of PostgREST. */
  'rest',
  'robots.txt',
  'sitemap.xml',
  /** The visual editor. */
  'studio',
] as const

const payload: `/${ServerSegment}` = '/_page'

export type ServerSegment = (typeof segments)[number]

export const serverSegments: readonly string[] = segments

/** Whether the server handles a path itself, instead of a page of the layout. */
export const isServerPath = (path: string): boolean =>
  serverSegments.includes(/^\/([^/?#]*)/.exec(path)?.[1] ?? '')

/** A path below one of the reserved segments: `serverPath('api', 'x')` is `/api/x`. */
export const serverPath = <S extends ServerSegment, Rest extends string>(
  segment: S,
  rest: Rest,
): `/${S}/${Rest}` => `/${segment}/${rest}`

/** The path of the payload of a page. */
export const payloadPath = (path: string): string => payload + path

/** The path of a payload's page; undefined for any other path. */
export const pageOfPayload = (address: string): string | undefined =>
  address.startsWith(`${payload}/`) ? address.slice(payload.length) : undefined

/** The path of a file of the layout, with a hash of its content for caching. */
export const mediaPath = (name: string, hash?: string): string =>
  serverPath('media', hash === undefined ? name : `${name}?v=${mediaVersion(hash)}`)

/** The part of a content hash that is used in paths. */
export const mediaVersion = (hash: string): string => hash.slice(0, 8)

/** The path of an uploaded file. */
export const drivePath = <Key extends string>(key: Key): `/drive/${Key}` => serverPath('drive', key)

/** What calendars are made of: a class by its slug, an event by the id of its post. */
export type CalendarKind = 'class' | 'event'

/** The path of a class or an event as a calendar, with its texts in a language. */
export const calendarPath = (kind: CalendarKind, name: string, locale: Locale): string =>
  serverPath('calendar', `${locale}/${kind}/${encodeURIComponent(name)}.ics`)

/** The path of a page of the account site. */
export const accountPath = <Page extends string>(page: Page): `/account/${Page}` =>
  serverPath('account', page)

/** A path of a site in a language: its first one, the default, has no prefix. */
export function pathIn(path: string, locale: Locale, first: Locale | undefined): string {
  if (locale === first) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
