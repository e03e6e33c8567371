import type { Endpoint } from '#schemas/endpoint.ts'
import type { CompiledNode } from '#src/manifest/compile/compiled.ts'
import { collectAnswers } from '#src/render/answers.ts'
import { newFormatBudget } from '#src/render/bind.ts'
import type { NodeCache } from '#src/render/node-cache.ts'
import { makeContext } from '#src/render/make-context.ts'
import { drawNodes } from '#src/render/nodes.tsx'
import type { SiteView } from '#src/render/site-view.ts'
import { now, type FixturePage } from './fixture-pages.ts'
import { blocks } from './fixture-site.tsx'

/** Whether a node is no longer as it was rendered last; "from" is what it was rendered from, nothing for a static node. */
type IsChanged = (node: CompiledNode, from: string) => boolean

/** The same site after a change. What changed nodes are rendered from is compared and cached as always. */
export function viewWith(view: SiteView, isChanged: IsChanged): SiteView {
  const { get, set } = view.nodes
  const nodes: NodeCache = {
    set,
    get(node, from) {
      const known = get(node, from)
      return isChanged(node, from) ? undefined : known
    },
  }
  return { ...view, nodes }
}

/** The nodes of a page as a request of that page renders them; the answers are in memory. */
export function drawPage({ nodes, answers }: FixturePage, view: SiteView): Promise<string> {
  const options = {
    registry: blocks,
    deadlineMs: 60_000,
    now,
    ask: (endpoint: Endpoint) => Promise.resolve(answers.get(endpoint)),
    report(rule: string, message: string) {
      throw new Error(`${rule}: ${message}`)
    },
  }
  const context = makeContext(
    { view, path: '/', match: undefined, answers: collectAnswers(options), options },
    {
      resource: () => Promise.resolve(undefined),
      jsonLd: [],
      lists: [],
      allows: new Set(),
      formats: newFormatBudget(),
    },
    { islands: {}, deferredIslands: {} },
  )
  return drawNodes(
    nodes.map(({ node }) => node),
    context,
  )
}
