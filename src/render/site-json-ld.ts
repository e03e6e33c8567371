import { searchPath } from '#schemas/paths.ts'
import { iconAddress } from './site-icons.ts'
import { canonicalPath, type RouteMatch } from './match-route.ts'
import { publicPages } from './public-pages.ts'
import type { SiteView } from './site-view.ts'

/**
 * Structured data that a page has besides that of its blocks: the site and who runs it on the home page, and on every
 * other the way to it, unless a block says that.
 */
export function siteJsonLd(
  view: SiteView,
  match: RouteMatch | undefined,
  { title, blocks }: { title: string; blocks: readonly object[] },
): object[] {
  if (match === undefined) return []
  if (match.route.path === '/') return [webSite(view), organisation(view)]
  const saysWay = blocks.some((data) => '@type' in data && data['@type'] === 'BreadcrumbList')
  return saysWay ? [] : [breadcrumbs(view, match, title)]
}

const homeOf = ({ page: { base } }: SiteView): string => base || '/'

/** https://developers.google.com/search/docs/appearance/site-names and https://schema.org/SearchAction */
const webSite = (view: SiteView) => ({
  '@type': 'WebSite',
  name: view.page.site.title,
  url: homeOf(view),
  inLanguage: view.locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${view.origin}${view.page.base}${searchPath}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})

/** https://developers.google.com/search/docs/appearance/structured-data/organization */
function organisation(view: SiteView) {
  const { logoDark } = view.page.site
  const logo = iconAddress(view, '512') ?? logoDark
  return {
    '@type': 'Organization',
    name: view.page.site.title,
    url: homeOf(view),
    ...(logo ? { logo } : {}),
  }
}

/** The home page, the public pages above this one, and this one without an address. */
function breadcrumbs(view: SiteView, match: RouteMatch, title: string) {
  const pages = new Map(
    publicPages(view).map(({ href, title: own }) => [href.toLowerCase(), { href, own }]),
  )
  const path = canonicalPath(match).split('/').filter(Boolean).slice(0, -1)
  const above = path.flatMap((_, i) => {
    const found = pages.get(`${view.page.base}/${path.slice(0, i + 1).join('/')}`.toLowerCase())
    return found === undefined ? [] : [{ name: found.own, item: found.href }]
  })
  const trail = [{ name: view.page.site.title, item: homeOf(view) }, ...above, { name: title }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((entry, i) => ({ '@type': 'ListItem', position: i + 1, ...entry })),
  }
}
