import type { z } from 'zod'
import { searchPath } from '#schemas/paths.ts'
import type { searchSite, SearchResult } from '#schemas/services/search.ts'
import { escape } from '../escape.ts'
import type { PublicPage } from '../public-pages.ts'
import type { SiteView } from '../site-view.ts'
import { itemPages } from './item-paths.ts'
import { searchWords } from './search-words.ts'

export type SearchAnswer = z.output<typeof searchSite.output>

/** What the search of a site shows: nothing was asked yet, or an answer, or none that could be loaded. */
export interface Searched {
  search: string
  answer: SearchAnswer | 'away' | undefined
  pages: readonly PublicPage[]
}

/** The body of the search of a site. */
export function searchHtml(view: SiteView, { search, answer, pages }: Searched): string {
  const t = searchWords[view.locale]
  return (
    `<section class="wrap section search-page" aria-labelledby="search-heading"><h1 class="title" id="search-heading">${t.title}</h1>` +
    `<form class="list-form" role="search" aria-label="${t.field}" method="get" action="${escape(view.page.base + searchPath)}"><label class="list-field"><span class="text-small">${t.field}</span>` +
    `<input class="list-input" type="search" name="search" maxlength="100" value="${escape(search)}"${search === '' ? ' autofocus' : ''}></label><button class="button">${t.send}</button></form>` +
    (answer === undefined ? '' : answerHtml(view, { search, answer, pages })) +
    '</section>'
  )
}

function answerHtml(
  view: SiteView,
  { search, answer, pages }: Searched & { answer: SearchAnswer | 'away' },
): string {
  const t = searchWords[view.locale]
  const items = answer === 'away' ? [] : answer.items
  const entries = [
    ...pages.map((page) => pageEntry(view, page)),
    ...items.flatMap((item) => itemEntry(view, item)),
  ]
  const list = entries.length > 0 ? `<ol class="search-results">${entries.join('')}</ol>` : ''
  if (answer === 'away') return `<p role="status">${t.away}</p>${list}`
  if (entries.length === 0)
    return `<div role="status"><h2 class="text-heading">${t.nothing}</h2><p>${t.nothingHelp}</p></div>`
  return `<p role="status" class="text-small text-muted">${escape(summary(view, { search, answer, pages }))}</p>${list}${pager(view, search, answer)}`
}

function summary(
  { locale }: SiteView,
  { search, answer, pages }: Searched & { answer: SearchAnswer },
): string {
  const t = searchWords[locale]
  const total = answer.pagination.totalItems + pages.length
  if (answer.corrected !== null) return t.corrected(search, answer.corrected)
  if (answer.pagination.isMore) return t.many(search)
  return t.found(total, search)
}

const pageEntry = (view: SiteView, { href, title, description }: PublicPage): string =>
  entry({
    href,
    section: searchWords[view.locale].page,
    title: escape(title),
    text: escape(description),
  })

function itemEntry(view: SiteView, item: SearchResult): string[] {
  const page = itemPages(view.layout).get(item.kind)
  if (page === undefined) return []
  const text = item.excerpt.map((run) =>
    run.isMatch ? `<mark>${escape(run.text)}</mark>` : escape(run.text),
  )
  const { language } = item
  return [
    entry({
      href: view.page.base + page.pathOf(item),
      section: page.section(view.locale),
      title: escape(item.title),
      text: text.join(''),
      lang: language === undefined || language === view.locale ? undefined : language,
    }),
  ]
}

interface Entry {
  href: string
  section: string
  title: string
  text: string
  lang?: string | undefined
}

const entry = ({ href, section, title, text, lang }: Entry): string =>
  `<li>${section === '' ? '' : `<p class="search-section">${escape(section)}</p>`}` +
  `<div${lang ? ` lang="${lang}"` : ''}><h2 class="text-heading"><a href="${escape(href)}">${title}</a></h2>` +
  `${text === '' ? '' : `<p class="search-text">${text}</p>`}</div></li>`

function pager({ locale, page: { base } }: SiteView, search: string, answer: SearchAnswer): string {
  const { page, totalPages } = answer.pagination
  const last = Math.min(totalPages, 100)
  if (last < 2) return ''
  const t = searchWords[locale]
  const link = (to: number, rel: 'prev' | 'next', label: string) =>
    `<li><a class="pager-link" rel="${rel}" href="${escape(`${base}${searchPath}?${new URLSearchParams({ search, ...(to > 1 && { page: String(to) }) })}`)}">${label}</a></li>`
  return (
    `<nav class="pager" aria-label="${t.pages}"><p class="text-small text-muted">${t.pageOf(page, last)}</p><ul class="pager-links">` +
    (page > 1 ? link(page - 1, 'prev', t.previous) : '') +
    (page < last ? link(page + 1, 'next', t.next) : '') +
    '</ul></nav>'
  )
}
