import type { PageContext } from '#schemas/page-boot.ts'
import { startOfMinute } from './page-minute.ts'
import { itemPatterns } from './search/item-patterns.ts'
import type { SiteView } from './site-view.ts'

/** A path of a site with the prefix of its language. */
export const pathIn = ({ page: { base } }: SiteView, path: string): string =>
  base + (path === '/' && base !== '' ? '' : path)

/** What the blocks of a page know of it, at a path with the prefix of its language and its query. */
export const pageContext = (
  view: SiteView,
  { pathname, search }: { pathname: string; search: string },
  now: Date,
): PageContext => ({
  ...view.page,
  now: startOfMinute(now).toISOString(),
  address: view.origin + pathname,
  search,
  itemPaths: itemPatterns(view.layout, view.page.base),
})
