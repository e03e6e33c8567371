import { createElement } from 'react'
import { toSearch } from '#schemas/page-query.ts'
import type { CompiledNode, NodeProps } from '#src/manifest/compile/compiled.ts'
import { type DrawnNode, type DrawnPart, htmlOf } from './drawn-part.ts'
import { contentOf } from './node-content.ts'
import {
  drawElement,
  drawIsland,
  inputOf,
  islandData,
  hashOf,
  type DrawInput,
  type Rendering,
} from './node-html.tsx'
import { nodeForm } from './node-form.ts'
import { allowancesOf } from './page-policy.ts'
import { nextWholeMinute } from './page-minute.ts'
import { listPage } from './list-position.ts'
import { answersTo, nodeProps, nodeQuery, questions } from './node-props.ts'
import type { NodeWork, RenderContext } from './render-context.ts'

/** The nodes in order. One that cannot be rendered is reported and empty; the others are there. */
export async function drawEach(
  nodes: readonly CompiledNode[],
  context: RenderContext,
): Promise<DrawnPart[]> {
  const drawn = await Promise.all(nodes.map((node) => drawNode(node, context)))
  return drawn.map((one) => {
    if (one === undefined || one.html === '') return { html: '' }
    if (one.structured) context.jsonLd.push(one.structured)
    for (const allowance of one.allows ?? []) context.allows.add(allowance)
    return { html: wrapNode(one), drawn: one }
  })
}

/** The same as one text. */
export const drawNodes = async (
  nodes: readonly CompiledNode[],
  context: RenderContext,
): Promise<string> => htmlOf(await drawEach(nodes, context))

/** The element around a node: anchors and the browser's runtime find it by its id. */
function wrapNode({ node, wake, hash, html }: DrawnNode): string {
  const hashed = hash === undefined ? '' : ` data-hash="${hash}"`
  const island =
    wake === undefined ? '' : ` data-island="${node.type}" data-wake="${wake}"${hashed}`
  return `<div id="${node.id}"${island}>${html}</div>`
}

async function drawNode(
  node: CompiledNode,
  context: RenderContext,
): Promise<DrawnNode | undefined> {
  const block = context.registry.get(node.type)
  if (block === undefined) return undefined
  const props = node.props[context.locale]
  const work = { node, block, context }
  return isStatic(work, props) ? drawStatic(work, props) : drawLive(work, props)
}

async function drawStatic(work: NodeWork, compiled: NodeProps): Promise<DrawnNode | undefined> {
  const { node, context } = work
  const props = await nodeProps(work, compiled)
  if (props === undefined) return undefined
  const from = props === compiled.value ? '' : JSON.stringify(props)
  const known = context.nodes.get(node, from)
  if (known) return known
  const input = inputOf(work, { props, data: {}, asked: {}, slots: {} })
  return orReport(work, () => {
    const html = drawElement(work, createElement(work.block.render, input))
    return context.nodes.set({ node, html, from })
  })
}

/** Is the node the same on every page: no data, no bindings, no island, no children, nothing for the head? */
const isStatic = ({ block, node }: NodeWork, props: NodeProps): boolean =>
  !props.bound &&
  block.needs === undefined &&
  block.action === undefined &&
  block.island === undefined &&
  block.jsonLd === undefined &&
  block.changesAt === undefined &&
  block.csp === undefined &&
  block.readsAddress === undefined &&
  Object.keys(node.slots).length === 0

async function drawLive(work: NodeWork, compiled: NodeProps): Promise<DrawnNode | undefined> {
  const { node, block, context } = work
  const props = await nodeProps(work, compiled)
  if (props === undefined) return undefined
  const slots = await drawSlots(node, context)
  try {
    const needs = questions(block, props)
    const answers = await answersTo(needs, context)
    const data: Record<string, unknown> = {}
    const asked: Record<string, string> = {}
    const query = nodeQuery(work, compiled)
    for (const [i, { name, url }] of needs.entries()) {
      data[name] = answers[i]
      asked[name] = url
      context.lists.push(...listPage(query?.props['page'], answers[i], props))
    }
    const form = formOf(work, props)
    const rendering = { props, data, asked, slots, query, ...form }
    return orReport(work, () => drawWith(work, rendering))
  } catch (error) {
    context.report('failed-need', `${node.type}: ${(error as Error).message}.`, node.place())
    const element = block.failed?.({ id: node.id, props, page: context.page })
    if (!element) return undefined
    return orReport(work, () => ({ node, html: drawElement(work, element) }))
  }
}

function formOf({ node, block, context }: NodeWork, props: NodeProps['value']) {
  if (block.action === undefined) return {}
  const at = {
    node: node.id,
    path: context.location.get().pathname + toSearch(context.query.values),
  }
  return { form: nodeForm(at, block.action(props), context.forms) }
}

async function drawSlots(
  { slots }: CompiledNode,
  context: RenderContext,
): Promise<Record<string, string>> {
  const drawn: Record<string, string> = {}
  for (const [name, nodes] of Object.entries(slots)) drawn[name] = await drawNodes(nodes, context)
  return drawn
}

/** A node from its data: as it was rendered last, if that was from the same. */
function drawWith(work: NodeWork, rendering: Rendering): DrawnNode {
  const { node, block, context } = work
  const input = inputOf(work, rendering)
  const change = block.changesAt?.(input)
  if (change !== undefined) context.answers.changeAt(nextWholeMinute(change))
  const from = contentOf(work, rendering)
  const known = from === undefined ? undefined : context.nodes.get(node, from)
  const drawn = known ?? drawNew(work, input)
  if (drawn.wake !== undefined) {
    const islands = drawn.wake === 'interaction' ? context.deferredIslands : context.islands
    islands[node.id] = islandData(work, input)
  }
  return from === undefined || known !== undefined ? drawn : context.nodes.set({ ...drawn, from })
}

function drawNew(work: NodeWork, input: DrawInput): DrawnNode {
  const { node, block } = work
  const structured = block.jsonLd?.(input) ?? undefined
  const allows = allowancesOf(block, input.props)
  const wake = typeof block.island === 'function' ? block.island(input.props) : block.island
  const html =
    wake === undefined
      ? drawElement(work, createElement(block.render, input))
      : drawIsland(work, input)
  const hash = wake === 'interaction' ? hashOf(html) : undefined
  return { node, html, wake, hash, structured, allows }
}

/** The node of `draw`; undefined, and reported, when its block throws. */
function orReport({ node, context }: NodeWork, draw: () => DrawnNode): DrawnNode | undefined {
  try {
    return draw()
  } catch (error) {
    context.report('failed-render', `${node.type}: ${(error as Error).message}`, node.place())
    return undefined
  }
}
