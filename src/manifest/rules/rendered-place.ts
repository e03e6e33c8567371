import type { Element } from 'domhandler'
import type { EffectivePage } from '../inherit/effective-layout.ts'
import { walkNodes, type LayeredNode } from '../inherit/layered.ts'
import { placeOf } from '../inherit/node-edits.ts'
import type { RenderedScope } from './define.ts'

type Ids = ReadonlyMap<string, LayeredNode>

const idsOfPages = new WeakMap<EffectivePage, Ids>()
const idsOfShells = new WeakMap<object, Ids>()

/** The nodes of the page of a rendered document, by id. */
export const pageNodes = ({ page }: RenderedScope): Ids => idsOf(idsOfPages, page, page.nodes)

const shellNodes = ({ layout: { shell } }: RenderedScope): Ids =>
  idsOf(idsOfShells, shell, [...shell.header, ...shell.footer])

/** The node of the page or shell that rendered an element; undefined for elements of the document and of prose. */
export function nodeAround(scope: RenderedScope, element: Element): LayeredNode | undefined {
  for (let here: Element['parent'] = element; here; here = here.parent) {
    const id = 'attribs' in here ? here.attribs['id'] : undefined
    const node =
      id === undefined ? undefined : (pageNodes(scope).get(id) ?? shellNodes(scope).get(id))
    if (node) return node
  }
  return undefined
}

/** Reports a problem of an element at the node that rendered it, else at the route of the page. */
export function reportAt(
  scope: RenderedScope,
  element: Element | undefined,
  message: string,
): void {
  const { route, page, report } = scope
  const node = element && nodeAround(scope, element)
  if (node === undefined) {
    report(`${route.route.path}: ${message}`, route.place('/path'), { page: page.name })
    return
  }
  const isOfPage = pageNodes(scope).get(node.id) === node
  const about = isOfPage ? { page: page.name, block: node.id } : { block: node.id }
  report(message, placeOf(node, ''), about)
}

function idsOf<Key extends object>(
  known: WeakMap<Key, Ids>,
  key: Key,
  nodes: readonly LayeredNode[],
): Ids {
  const found = known.get(key)
  if (found) return found
  const byId = new Map<string, LayeredNode>()
  walkNodes(nodes, (node) => byId.set(node.id, node))
  known.set(key, byId)
  return byId
}
