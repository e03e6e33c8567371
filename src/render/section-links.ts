import type { Route } from '#schemas/layout.ts'
import { searchPath } from '#schemas/paths.ts'
import type { Locale } from '#schemas/text.ts'
import { escape } from './escape.ts'
import { publicPages } from './public-pages.ts'
import type { SiteView } from './site-view.ts'

const words: Record<Locale, { heading: string; search: string; send: string }> = {
  id: { heading: 'Bagian lain situs ini', search: 'Cari di situs ini', send: 'Cari' },
  en: { heading: 'Other parts of this site', search: 'Search this site', send: 'Search' },
}

/** As many as are read at a glance. */
const most = 8

/** Links to the sections of a site, and its search. */
export function sectionLinks(view: SiteView): string {
  const { heading } = words[view.locale]
  const all = publicPages(view).filter(({ route }) => route.path !== '/')
  const lists = all.filter(({ route }) => isList(view, route))
  const links = (lists.length > 1 ? lists : all)
    .slice(0, most)
    .map(
      ({ href, title }) =>
        `<li><a class="link-more" href="${escape(href)}">${escape(title)}</a></li>`,
    )
  const list =
    links.length > 0 ? `<ul class="flex flex-wrap gap-x-8 gap-y-2">${links.join('')}</ul>` : ''
  return `<section class="wrap section section-links" aria-labelledby="sections-heading"><h2 class="title" id="sections-heading">${heading}</h2>${searchForm(view)}${list}</section>`
}

/** Whether a page is a list: routes of items are right below it. */
const isList = ({ layout }: SiteView, { path }: Route): boolean =>
  layout.routes.some((other) => other.path.startsWith(`${path}/:`))

/** A form that needs no script. */
function searchForm({ locale, page: { base } }: SiteView): string {
  const { search, send } = words[locale]
  return (
    `<form class="list-form" role="search" aria-label="${search}" method="get" action="${escape(base + searchPath)}"><label class="list-field"><span class="text-small">${search}</span>` +
    `<input class="list-input" type="search" name="search" maxlength="100"></label><button class="button">${send}</button></form>`
  )
}
