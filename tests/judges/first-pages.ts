import type { JudgedPage } from './judged-page.ts'
import { leastPerformance } from './least-performance.ts'

/** The first page of each row. */
export const firstOfKind = (pages: readonly JudgedPage[]): JudgedPage[] =>
  firstOf(pages, ({ kind }) => kind)

/**
 * The first page of each route, since routes of several sites share most of their blocks, and every one whose performance is
 * judged.
 */
export const firstOfRoute = (pages: readonly JudgedPage[]): JudgedPage[] =>
  firstOf(pages, (page) =>
    leastPerformance(page) === undefined ? page.kind.slice(page.site.length) : page.kind,
  )

/** The first page of each row in each language. */
export const firstOfLanguage = (pages: readonly JudgedPage[]): JudgedPage[] =>
  firstOf(pages, ({ kind, locale }) => `${kind} ${locale}`)

function firstOf(pages: readonly JudgedPage[], keyOf: (page: JudgedPage) => string): JudgedPage[] {
  const seen = new Set<string>()
  return pages.filter((page) => !seen.has(keyOf(page)) && seen.add(keyOf(page)))
}
