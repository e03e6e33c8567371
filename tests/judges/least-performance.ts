import type { JudgedPage } from './judged-page.ts'

/** A list and a page of one of its items, of four layouts with different faces. */
const lists: Readonly<Record<string, readonly string[]>> = {
  demo: ['/Class', '/Class/:slug'],
  lms: ['/Courses', '/Courses/:slug'],
  foundation: ['/Class', '/Class/Competence/:slug'],
  berita: ['/Berita', '/Berita/:slug'],
}

/**
 * The lowest score for performance that Lighthouse may give a page: that of its home for every site, and more for those of four
 * layouts. Undefined for other pages, whose score is only shown.
 */
export function leastPerformance({
  site,
  kind,
}: Pick<JudgedPage, 'site' | 'kind'>): number | undefined {
  const route = kind.slice(site.length + 1)
  const known = lists[site]
  if (known && (route === '/' || known.includes(route))) return 98
  return route === '/' ? 95 : undefined
}
