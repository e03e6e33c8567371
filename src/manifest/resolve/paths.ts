import type { Layout } from '#schemas/layout.ts'
import type { Rule } from '#schemas/problems.ts'
import type { EffectiveLayout } from '../inherit/inherit.ts'
import { didYouMean } from '../suggest.ts'

/** The path of a page's first route: whole as a pattern, or without its optional parameters as a link. */
export function pagePath(
  { manifest, pages }: Pick<EffectiveLayout, 'manifest' | 'pages'>,
  page: string,
  wantsPattern: boolean,
  report: (rule: Rule, message: string) => void,
): string | undefined {
  const route = manifest.routes.find((candidate) => candidate.page === page)
  if (route === undefined) {
    if (pages.has(page)) report('unrouted-page', `No route serves page "${page}".`)
    else report('unknown-page', `There is no page "${page}".${didYouMean(page, pages.keys())}`)
    return undefined
  }
  if (wantsPattern) return route.path
  const path = route.path.replace(/\/:[A-Za-z0-9]+\?/g, '')
  if (path.includes('/:')) report('unfilled-parameter', `"${page}" stands on ${route.path}.`)
  return path === '' ? '/' : path
}

/** The parameters that stand in some route of a page. */
export function parametersOf(page: string, manifest: Layout): Set<string> {
  const paths = manifest.routes.filter((route) => route.page === page).map(({ path }) => path)
  return new Set(paths.flatMap(parametersIn))
}

/** The names of a path's parameters. */
export const parametersIn = (path: string): string[] =>
  [...path.matchAll(/:([A-Za-z0-9]+)/g)].map(([, name = '']) => name)
