import { pathIn } from '#schemas/paths.ts'
import { offlinePath } from '#schemas/service-worker.ts'
import { pageOfPayload, pageOfPreview, payloadPath, previewPath } from '#schemas/page-paths.ts'
import type { Locale } from '#schemas/text.ts'
import { matchRoute } from '#src/render/match-route.ts'
import { queryKey } from '#src/render/read-query.ts'
import type { Site } from '#src/sites/sites.ts'
import { cleanPath } from '../http/request-host.ts'
import type { PageKey } from './page-cache.ts'

/**
 * The decoded path of a page and its query; `isPayload` for the browser's own navigation, `isPreview` for a page as those
 * see it who write its rows.
 */
export interface PageAddress {
  path: string
  search: string
  isPayload: boolean
  isPreview?: true | undefined
}

/** The page that an address means; undefined when its path can be read in two ways. */
export function readAddress(pathname: string, search: string): PageAddress | undefined {
  const clean = cleanPath(pathname)
  if (clean === undefined) return undefined
  // Of the decoded path, so that `/%5Fpage/x` is the payload of `/x` and no page of that name.
  const ofPayload = pageOfPayload(clean)
  const path = ofPayload ?? clean
  const ofPreview = pageOfPreview(path)
  return {
    path: ofPreview ?? path,
    search,
    isPayload: ofPayload !== undefined,
    ...(ofPreview !== undefined && { isPreview: true }),
  }
}

const addressOf = (path: string): PageAddress => ({ path, search: '', isPayload: false })

/** The address of the first page of a site in a language. */
export const homeAddress = (site: Site, locale: Locale): PageAddress =>
  addressOf(pathIn('/', locale, site.layout.locales[0]))

/** The address of the page in place of others, while the site cannot be reached. */
export const offlineAddress = (locale: Locale): PageAddress => addressOf(offlinePath(locale))

/** The key of a page: of its query only what its route declares. */
export function keyOf(site: Site, { path, search, isPayload, isPreview }: PageAddress): PageKey {
  const shown = isPreview ? previewPath(encodeURI(path)) : encodeURI(path)
  const target = isPayload ? payloadPath(shown) : shown
  const key = { siteId: site.id, revision: site.revision, path: target }
  if (search === '') return key
  const match = matchRoute(site.layout.routes, splitLocale(site, path).rest, search)
  return match === undefined ? key : { ...key, query: queryKey(match.query) }
}

/** `/en/Class` → English, `/Class`. The default language has no prefix. */
export function splitLocale(site: Site, path: string): { locale: Locale; rest: string } {
  const [defaultLocale, ...others] = site.layout.locales
  const locale = others.find((other) => path === `/${other}` || path.startsWith(`/${other}/`))
  if (locale === undefined) return { locale: defaultLocale, rest: path }
  return { locale, rest: path.slice(locale.length + 1) || '/' }
}
