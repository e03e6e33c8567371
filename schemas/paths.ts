/** Addresses that the server answers itself on every site. Without zod, so that a browser has them too. */

/** The first segments that no route of a layout may begin with. */
const segments = [
  /** RFC 8615. */
  '.well-known',
  /** Payloads: what the browser's navigation fetches in place of a document. */
  '_page',
  /** The account site: forms for signing in and up. */
  'account',
  /** Calls of the data services. */
  'api',
  /** Files of the browser's build, and fonts. */
  'assets',
  /** Files that people of the site have uploaded. */
  'drive',
  /** Health checks. */
  'live',
  'ready',
  /** Files of the layout. */
  'media',
  /** The contract of the calls, for people and for machines, and the problems they answer with. */
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

/** Whether the server answers a path of a site itself, in place of a page of the layout. */
export const isServerPath = (path: string): boolean =>
  serverSegments.includes(/^\/([^/?#]*)/.exec(path)?.[1] ?? '')

/** The address of something below one of the server's segments: `serverPath('api', 'x')` is `/api/x`. */
export const serverPath = <S extends ServerSegment, Rest extends string>(
  segment: S,
  rest: Rest,
): `/${S}/${Rest}` => `/${segment}/${rest}`

/** The address of the payload of the page at a path. */
export const payloadPath = (path: string): string => payload + path

/** The path of the page whose payload stands at an address; undefined for any other address. */
export const pageOfPayload = (address: string): string | undefined =>
  address.startsWith(`${payload}/`) ? address.slice(payload.length) : undefined

/** The address of a file of the layout; with the hash of its content it changes with the content. */
export const mediaPath = (name: string, hash?: string): string =>
  serverPath('media', hash === undefined ? name : `${name}?v=${mediaVersion(hash)}`)

/** The part of a content's hash that stands in its address. */
export const mediaVersion = (hash: string): string => hash.slice(0, 8)

/** The address of an uploaded file. */
export const drivePath = <Key extends string>(key: Key): `/drive/${Key}` => serverPath('drive', key)

/** The address of a page of the account site. */
export const accountPath = <Page extends string>(page: Page): `/account/${Page}` =>
  serverPath('account', page)
