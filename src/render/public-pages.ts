import type { Route } from '#schemas/layout.ts'
import { LocalText } from '#schemas/text.ts'
import { inLocale } from './seo.ts'
import type { SiteView } from './site-view.ts'

/** A page of a layout that every visitor may open and search engines may list. */
export interface PublicPage {
  route: Route
  /** Its path with the prefix of the language. */
  href: string
  title: string
  description: string
}

/** The public pages of a layout with fixed paths and titles, in the language of the view. */
export const publicPages = (view: SiteView): PublicPage[] =>
  view.layout.routes.flatMap((route) => toPage(view, route))

function toPage({ layout, locale, page: { base } }: SiteView, route: Route): PublicPage[] {
  const page = layout.pages.get(route.page)
  const robots = route.seo?.robots ?? page?.seo.robots ?? ''
  const isClosed = route.middleware.length > 0 || robots.startsWith('noindex')
  if (page === undefined || isClosed || route.path.includes(':')) return []
  const text = (value: unknown) => {
    const read = LocalText.safeParse(value)
    return read.success ? inLocale(read.data, locale, layout.locales[0]) : ''
  }
  const title = text(route.title ?? page.title)
  const description = text(route.seo?.description ?? page.seo.description)
  const href = route.path === '/' ? base || '/' : base + route.path
  return title === '' ? [] : [{ route, href, title, description }]
}
