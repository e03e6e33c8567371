import type { Locale } from './text.ts'
import type { ServerSegment } from './page-paths.ts'

/** Paths below those that the server reserves on every site. Without zod, so that browsers can import it. */

/** A path below one of the reserved segments: `serverPath('api', 'x')` is `/api/x`. */
export const serverPath = <S extends ServerSegment, Rest extends string>(
  segment: S,
  rest: Rest,
): `/${S}/${Rest}` => `/${segment}/${rest}`

/** The path of a file of the layout, with a hash of its content for caching. */
export const mediaPath = (name: string, hash?: string): string =>
  serverPath('media', hash === undefined ? name : `${name}?v=${mediaVersion(hash)}`)

/** The part of a content hash that is used in paths. */
export const mediaVersion = (hash: string): string => hash.slice(0, 8)

/** The path of an uploaded file. */
export const drivePath = <Key extends string>(key: Key): `/drive/${Key}` => serverPath('drive', key)

/** The path of the search of a site, unless its layout has a page there. */
export const searchPath = '/_search'

/** The page of the receipt of a donation, by the key that only its donor has. */
export const receiptPath = <Key extends string>(key: Key): `/receipt/${Key}` =>
  serverPath('receipt', key)

/** The rows that have a calendar file: a class by its slug, an event by the id of its post. */
export type CalendarKind = 'class' | 'event'

/** The path of a class or an event as a calendar, with its texts in a language. */
export const calendarPath = (kind: CalendarKind, name: string, locale: Locale): string =>
  serverPath('calendar', `${locale}/${kind}/${encodeURIComponent(name)}.ics`)

/** The path of a booked hour as a calendar: the id makes it the same entry as that of the mail. */
export const bookingPath = (id: string, startsAt: string, locale: Locale): string =>
  serverPath(
    'calendar',
    `${locale}/appointment/${id}.${startsAt.replaceAll(/[-:]|\.\d+/g, '')}.ics`,
  )

/** The path of a page of the account site. */
export const accountPath = <Page extends string>(page: Page): `/account/${Page}` =>
  serverPath('account', page)

/** A path of a site in a language: its first one, the default, has no prefix. */
export function pathIn(path: string, locale: Locale, first: Locale | undefined): string {
  if (locale === first) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
