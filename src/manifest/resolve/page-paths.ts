import type { EffectiveLayout, EffectiveRoute } from '../inherit/effective-layout.ts'
import { isIn } from '../read/layout-source.ts'
import type { ParsedLayout } from '../read/parsed-layout.ts'
import type { ProblemName } from '../problems/catalogue.ts'
import { didYouMean } from '../problems/suggest.ts'

/** The parts of a layout that links are resolved with. */
type PagePaths = Pick<EffectiveLayout, 'routes' | 'pages' | 'chain'>

/** Whether a layer has one of these files, readable or not. Problems of a file are reported at the file. */
export const hasFile = (
  { chain }: Pick<EffectiveLayout, 'chain'>,
  ...paths: readonly string[]
): boolean => chain.some(({ source }) => paths.some((path) => isIn(source, path)))

/** Whether a page of this name exists, readable or not. */
export const hasPage = (layout: Pick<PagePaths, 'pages' | 'chain'>, page: string): boolean =>
  layout.pages.has(page) || hasFile(layout, `pages/${page}.json`, `pages/${page}.mdx`)

/** The path of a page's first route: the whole pattern, or for a link without its optional parameters. */
export function pagePath(
  layout: PagePaths,
  { page, wantsPattern }: { page: string; wantsPattern: boolean },
  report: (rule: ProblemName, message: string) => void,
): string | undefined {
  const { routes, pages } = layout
  const found = routes.find(({ route }) => route.page === page)
  if (found === undefined) {
    if (hasPage(layout, page)) report('unrouted-page', unroutedMessage(page, layout.chain[0]))
    else report('unknown-page', `There is no page "${page}".${didYouMean(page, pages.keys())}`)
    return undefined
  }
  const { route } = found
  if (wantsPattern) return route.path
  const path = route.path.replace(/\/:[A-Za-z0-9]+\?/g, '')
  if (path.includes('/:')) report('unfilled-parameter', `"${page}" stands on ${route.path}.`)
  return path === '' ? '/' : path
}

/** The message about a page that no route serves, with a route for it and the file of the layer where it goes. */
export function unroutedMessage(page: string, layer: ParsedLayout | undefined): string {
  const path = page.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const file = layer?.parts.has('routes.json') ? 'routes.json' : 'layout.json'
  const route = `{ "path": "/${path.join('-')}", "page": "${page}" }`
  return `No route serves page "${page}": add a route such as ${route} to "routes" in ${file}.`
}

/** The parameters of any route of a page. */
export function parametersOf(page: string, routes: readonly EffectiveRoute[]): Set<string> {
  const paths = routes.filter(({ route }) => route.page === page).map(({ route }) => route.path)
  return new Set(paths.flatMap(parametersIn))
}

/** The names of a path's parameters. */
export const parametersIn = (path: string): string[] =>
  [...path.matchAll(/:([A-Za-z0-9]+)/g)].map(([, name = '']) => name)
