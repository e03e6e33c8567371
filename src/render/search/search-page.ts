import { searchSite } from '#schemas/services/search.ts'
import { toQuestion } from '../answers.ts'
import { blankPage } from '../blank-page.ts'
import { drawAnywhere, unlisted } from '../draw-parts.ts'
import type { Drawing } from '../make-context.ts'
import type { RouteMatch } from '../match-route.ts'
import type { RenderedPage } from '../rendered-page.ts'
import { itemPages } from './item-paths.ts'
import { matchingPages } from './matching-pages.ts'
import { searchHtml, type SearchAnswer } from './search-html.ts'
import { searchRoute } from './search-route.ts'
import { searchWords } from './search-words.ts'

/** Whether a match is that of the search. */
export const isSearch = ({ route }: RouteMatch): boolean => route === searchRoute

/**
 * The search of a site, which works without scripts: its form and, for the `search` of the query, pages of the layout and rows
 * of the kinds that the layout has pages for.
 */
export async function drawSearch({
  match,
  ...drawing
}: Omit<Drawing, 'match' | 'page'> & { match: RouteMatch }): Promise<RenderedPage> {
  const { view } = drawing
  const { search = '', page = 1 } = match.query.byName
  const text = String(search)
  const answer = text === '' ? undefined : await ask(drawing, text, Number(page))
  const pages = text === '' || page !== 1 ? [] : matchingPages(view, text)
  const t = searchWords[view.locale]
  const title = text === '' ? t.title : t.titleOf(text)
  const drawn = await drawAnywhere({ ...drawing, page: blankPage('search', title) })
  return { ...unlisted(drawn), main: searchHtml(view, { search: text, answer, pages }) }
}

/** The rows that match; `away` when the services cannot search now. */
async function ask(
  { view, answers }: Pick<Drawing, 'view' | 'answers'>,
  search: string,
  page: number,
): Promise<SearchAnswer | 'away'> {
  const kinds = [...itemPages(view.layout).keys()].join(',')
  if (kinds === '')
    return {
      items: [],
      corrected: null,
      pagination: { page, perPage: 10, totalItems: 0, totalPages: 0 },
    }
  try {
    const answer = await answers.ask(toQuestion(searchSite, { search, kinds, page }))
    return searchSite.output.parse(answer)
  } catch {
    // Collected by `answers`, which reports that the page lacks data.
    return 'away'
  }
}
