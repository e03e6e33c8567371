import { createElement, Fragment, type ReactNode } from 'react'
import type { Wake } from '#blocks/define.ts'
import { toSearch } from '#schemas/page-query.ts'
import type { CompiledNode, NodeProps } from '#src/manifest/compile/compiled.ts'
import { drawElement, drawIsland, type DrawInput, inputOf } from './node-html.tsx'
import { nodeForm } from './node-form.ts'
import { allowancesOf } from './page-policy.ts'
import { nextWholeMinute } from './page-minute.ts'
import { listPage } from './list-position.ts'
import { bindProps, nodeQuery, questions } from './node-props.ts'
import type { NodeWork, RenderContext } from './render-context.ts'

/** A node that is ready for its page: its HTML, or the element that it is rendered from. */
interface PreparedNode {
  node: CompiledNode
  html?: string
  element?: ReactNode
  wake?: Wake
  structured?: object
  allows?: readonly string[]
}

/** Renders nodes in order. One that cannot be rendered is reported and left out; the others are there. */
export async function drawNodes(
  nodes: readonly CompiledNode[],
  context: RenderContext,
): Promise<string> {
  const found = await Promise.all(nodes.map((node) => prepare(node, context)))
  const prepared = found.filter((one) => one !== undefined)
  const live = prepared.filter(({ html }) => html === undefined)
  const prefix = live[0]?.node.id ?? ''
  let page = ''
  for (const one of prepared) {
    const { node, structured, allows = [] } = one
    const html = one.html ?? drawElement({ node, context }, placed(one, live), prefix)
    if (!html) continue
    if (structured) context.jsonLd.push(structured)
    for (const allowance of allows) context.allows.add(allowance)
    page += wrapNode(one, html)
  }
  return page
}

/**
 * A node's element at its place among its siblings. React makes the ids of `useId` from places, so no two nodes
 * have the same ones; the empty place behind the element is part of them.
 */
const placed = (one: PreparedNode, siblings: readonly PreparedNode[]): ReactNode =>
  siblings.map((sibling) =>
    sibling === one ? (
      <Fragment key={one.node.id}>
        {one.element}
        {null}
      </Fragment>
    ) : null,
  )

/** The element around a node: anchors and the browser's runtime find it by its id. */
function wrapNode({ node, wake }: PreparedNode, html: string): string {
  const island = wake === undefined ? '' : ` data-island="${node.type}" data-wake="${wake}"`
  return `<div id="${node.id}"${island}>${html}</div>`
}

async function prepare(
  node: CompiledNode,
  context: RenderContext,
): Promise<PreparedNode | undefined> {
  const known = context.staticHtml.get(node)
  if (known !== undefined) return { node, html: known }
  const block = context.registry.get(node.type)
  if (block === undefined) return undefined
  const props = node.props[context.locale]
  const work = { node, block, context }
  if (!isStatic(work, props)) return prepareLive(work, props)
  const input = inputOf(work, { props: props.value, data: {}, asked: {}, slots: {} })
  const element = createElement(block.render, input)
  const html = drawElement(work, element, node.id)
  if (html === undefined) return undefined
  context.staticHtml.set(node, html)
  return { node, html }
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
  Object.keys(node.slots).length === 0

async function prepareLive(work: NodeWork, compiled: NodeProps): Promise<PreparedNode | undefined> {
  const { node, block, context } = work
  const props = compiled.bound ? await bindProps(work, compiled) : compiled.value
  if (props === undefined) return undefined
  const slots = await drawSlots(node, context)
  try {
    const needs = questions(block, compiled, props)
    const answers = await Promise.all(needs.map((need) => context.answers.ask(need)))
    const data: Record<string, unknown> = {}
    const asked: Record<string, string> = {}
    const query = nodeQuery(work, compiled)
    for (const [i, { name, url }] of needs.entries()) {
      data[name] = answers[i]
      asked[name] = url
      context.lists.push(...listPage(query?.props['page'], answers[i]))
    }
    const form = formOf(work, props)
    return prepareNode(work, inputOf(work, { props, data, asked, slots, query, ...form }))
  } catch (error) {
    context.report('failed-need', `${node.type}: ${(error as Error).message}.`, node.place())
    const element = block.failed?.({ id: node.id, props, page: context.page })
    return element ? { node, element } : undefined
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

function prepareNode(work: NodeWork, input: DrawInput): PreparedNode | undefined {
  const { node, block, context } = work
  try {
    const structured = block.jsonLd?.(input)
    const change = block.changesAt?.(input)
    if (change !== undefined) context.answers.changeAt(nextWholeMinute(change))
    const allows = allowancesOf(block, input.props)
    const prepared = { node, allows, ...(structured ? { structured } : {}) }
    const wake = typeof block.island === 'function' ? block.island(input.props) : block.island
    if (wake === undefined) return { ...prepared, element: createElement(block.render, input) }
    return { ...prepared, html: drawIsland(work, input), wake }
  } catch (error) {
    context.report('failed-render', `${node.type}: ${(error as Error).message}`, node.place())
    return undefined
  }
}
