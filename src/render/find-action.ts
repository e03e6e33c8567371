import type { Action } from '#blocks/action.ts'
import type { Locale } from '#schemas/text.ts'
import type { CompiledNode } from '#src/manifest/compile/compiled.ts'
import { newFormatBudget } from './bind.ts'
import { collectAnswers } from './answers.ts'
import { makeContext } from './make-context.ts'
import { hasValidParameters, matchRoute, requireKnownMiddleware } from './match-route.ts'
import { bindProps } from './node-props.ts'
import type { RenderOptions } from './render-options.ts'
import { isMissing, resourceReader } from './resources.ts'
import type { SiteView } from './site-view.ts'

/** What a node of a page sends, and the middleware that guards the page. */
export interface FoundAction {
  action: Action
  middleware: readonly string[]
  /** The language of the page, and its name in the layout. */
  locale: Locale
  page: string
}

/**
 * The action of a node at a path, from the node's own props: nothing of it comes from the browser. Undefined when
 * there is no such page, no such node on it, or when the node sends nothing.
 */
export async function findAction(
  view: SiteView,
  { path, node: id }: { path: string; node: string },
  options: RenderOptions,
): Promise<FoundAction | undefined> {
  const { layout } = view
  const match = matchRoute(layout.routes, path, options.search)
  const page = match && layout.pages.get(match.route.page)
  if (!match || !page || !hasValidParameters(match)) return undefined
  requireKnownMiddleware(match)
  const { header, footer } = layout.shell
  const node = findNode([...header, ...page.nodes, ...footer], id)
  const block = node && options.registry.get(node.type)
  if (!node || !block?.action) return undefined
  const answers = collectAnswers({ ...options, locale: view.locale })
  const { parameters, query } = match
  const resource = resourceReader(page, { parameters, query, view, answers })
  if (await isMissing(match, resource)) return undefined
  const shared = {
    resource,
    lists: [],
    jsonLd: [],
    allows: new Set<string>(),
    formats: newFormatBudget(),
  }
  const context = makeContext({ view, path, match, answers, options }, shared, {
    islands: {},
    deferredIslands: {},
  })
  const compiled = node.props[view.locale]
  const props = compiled.bound
    ? await bindProps({ node, block, context }, compiled)
    : compiled.value
  if (props === undefined) return undefined
  const { middleware, page: name } = match.route
  return { action: block.action(props), middleware, locale: view.locale, page: name }
}

function findNode(nodes: readonly CompiledNode[], id: string): CompiledNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(Object.values(node.slots).flat(), id)
    if (found !== undefined) return found
  }
  return undefined
}
