import { feedFormats, feedPath } from '#schemas/feeds.ts'
import { rowKinds } from '#schemas/row-kinds.ts'
import type { RouteMatch } from './match-route.ts'
import type { FeedLink } from './page-meta.ts'
import { type ItemPage, itemPages } from './search/item-paths.ts'
import type { SiteView } from './site-view.ts'

/** The page of a kind of rows that has feeds: posts and episodes; undefined for any other kind. */
export const feedPage = (layout: SiteView['layout'], kind: string): ItemPage | undefined =>
  kind !== 'podcast' && rowKinds.some((one) => one === kind)
    ? undefined
    : itemPages(layout).get(kind)

/** The title of the feed of a kind: that of its list, with the name of the site. */
export const feedTitle = (page: ItemPage, { locale, page: { site } }: SiteView): string =>
  [page.section(locale), site.title].filter(Boolean).join(' | ')

/** The feeds of the kinds that a route is the list of. */
export function feedLinks(view: SiteView, match: RouteMatch | undefined): FeedLink[] {
  const { layout, locale } = view
  if (match === undefined) return []
  return [...itemPages(layout).keys()].flatMap((kind) => {
    const page = feedPage(layout, kind)
    if (page === undefined || page.list !== match.route) return []
    return Object.entries(feedFormats).map(([format, { type, name }]) => ({
      href: feedPath(kind, locale, format),
      type,
      title: `${feedTitle(page, view)} (${name})`,
    }))
  })
}
