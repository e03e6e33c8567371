import { toSearch } from '#schemas/page-query.ts'
import type { CompiledPage } from '#src/manifest/compile/compiled.ts'
import type { Answers } from './answers.ts'
import { fixedLocation } from './island-scope.tsx'
import { noMatch, type RouteMatch } from './match-route.ts'
import { pageContext, pathIn } from './page-context.ts'
import { describerOf } from './picture-facts.ts'
import { compileProseHere } from './prose.tsx'
import type { RenderContext } from './render-context.ts'
import type { RenderOptions } from './render-options.ts'
import { localPath } from './seo.ts'
import type { SiteView } from './site-view.ts'

/** What a page is rendered for. */
export interface ContextSource {
  view: SiteView
  path: string
  match: RouteMatch | undefined
  answers: Answers
  options: RenderOptions
}

/** A page, and what it is drawn for. */
export interface Drawing extends ContextSource {
  page: CompiledPage
}

/** What the nodes of a page and of its shell have in common. */
export type SharedContext = Pick<
  RenderContext,
  'resource' | 'jsonLd' | 'lists' | 'allows' | 'formats'
>

/**
 * The context of a page's nodes, or of its shell's: each collects islands of its own. Written out: one shape of
 * object for every page is many times faster than spreading.
 */
export function makeContext(
  { view, path, match, answers, options }: ContextSource,
  { resource, jsonLd, lists, allows, formats }: SharedContext,
  { islands, deferredIslands }: Pick<RenderContext, 'islands' | 'deferredIslands'>,
): RenderContext {
  const { parameters, query } = match ?? noMatch
  const [pathname, search] = [pathIn(view, path), toSearch(query.values)]
  return {
    registry: options.registry,
    locale: view.locale,
    page: pageContext(view, { pathname, search }, answers.now),
    site: view.site,
    nodes: view.nodes,
    isPersonal: options.isAdmitted ?? false,
    report: options.report,
    compileProse: options.compileProse ?? compileProseHere,
    forms: options.forms,
    describeAddress: describerOf(options.describeAddress, answers),
    location: fixedLocation(pathname, search),
    answers,
    parameters,
    query,
    path: match ? localPath(match, view) : path,
    lists,
    resource,
    islands,
    deferredIslands,
    jsonLd,
    allows,
    formats,
  }
}
