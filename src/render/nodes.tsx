import { createElement, Fragment, type ReactNode } from 'react'
import type { AnyBlock, Wake } from '#blocks/define.ts'
import type { CompiledNode, NodeProps } from '#src/manifest/compile/compiled.ts'
import { drawElement, drawIsland, type DrawInput, inputOf } from './node-html.tsx'
import { bindProps, questions } from './node-props.ts'
import type { RenderContext } from './render-context.ts'

/** A node that is ready for its page: its HTML, or the element that it is rendered from. */
interface PreparedNode {
  node: CompiledNode
  html?: string
  element?: ReactNode
  wake?: Wake
  structured?: object
}

/** Renders nodes in order. One that cannot be rendered is reported and left out; the others are there. */
export async function drawNodes(
  nodes: readonly CompiledNode[],
  run: RenderContext,
): Promise<string> {
  const found = await Promise.all(nodes.map((node) => prepare(node, run)))
  const prepared = found.filter((one) => one !== undefined)
  const live = prepared.filter(({ html }) => html === undefined)
  const prefix = live[0]?.node.id ?? ''
  let page = ''
  for (const one of prepared) {
    const { node, structured } = one
    const html = one.html ?? drawElement(node, { prefix, element: placed(one, live) }, run)
    if (!html) continue
    if (structured) run.jsonLd.push(structured)
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

/** What a node stands in: anchors, the runtime and the studio know it by its id. */
function wrapNode({ node, wake }: PreparedNode, html: string): string {
  const island = wake === undefined ? '' : ` data-island="${node.type}" data-wake="${wake}"`
  return `<div id="${node.id}"${island}>${html}</div>`
}

async function prepare(node: CompiledNode, run: RenderContext): Promise<PreparedNode | undefined> {
  const known = run.staticHtml.get(node)
  if (known !== undefined) return { node, html: known }
  const block = run.registry.get(node.type)
  if (block === undefined) return undefined
  const props = node.props[run.locale]
  if (!isStatic(block, props, node)) return prepareLive(block, node, props, run)
  const input = inputOf(node, { props: props.value, data: {}, asked: {}, slots: {} }, run)
  const element = createElement(block.render, input)
  const html = drawElement(node, { prefix: node.id, element }, run)
  if (html === undefined) return undefined
  run.staticHtml.set(node, html)
  return { node, html }
}

/** Is the node the same on every page: no data, no bindings, no island, no children, no structured data? */
const isStatic = (block: AnyBlock, props: NodeProps, node: CompiledNode): boolean =>
  !props.bound &&
  block.needs === undefined &&
  block.island === undefined &&
  block.jsonLd === undefined &&
  Object.keys(node.slots).length === 0

async function prepareLive(
  block: AnyBlock,
  node: CompiledNode,
  compiled: NodeProps,
  run: RenderContext,
): Promise<PreparedNode | undefined> {
  const props = compiled.bound ? await bindProps(block, node, compiled, run) : compiled.value
  if (props === undefined) return undefined
  const slots = await drawSlots(node, run)
  try {
    const needs = questions(block, compiled, props)
    const answers = await Promise.all(needs.map((need) => run.answers.ask(need)))
    const data: Record<string, unknown> = {}
    const asked: Record<string, string> = {}
    for (const [i, { name, url }] of needs.entries()) {
      data[name] = answers[i]
      asked[name] = url
    }
    return prepareNode(block, node, inputOf(node, { props, data, asked, slots }, run), run)
  } catch (error) {
    run.report('failed-need', `${node.type}: ${(error as Error).message}.`, node.place())
    const element = block.failed?.({ id: node.id, props, page: run.page })
    return element ? { node, element } : undefined
  }
}

async function drawSlots(
  { slots }: CompiledNode,
  run: RenderContext,
): Promise<Record<string, string>> {
  const drawn: Record<string, string> = {}
  for (const [name, nodes] of Object.entries(slots)) drawn[name] = await drawNodes(nodes, run)
  return drawn
}

function prepareNode(
  block: AnyBlock,
  node: CompiledNode,
  input: DrawInput,
  run: RenderContext,
): PreparedNode | undefined {
  try {
    const structured = block.jsonLd?.(input)
    const piece = { node, ...(structured ? { structured } : {}) }
    const wake = typeof block.island === 'function' ? block.island(input.props) : block.island
    if (wake === undefined) return { ...piece, element: createElement(block.render, input) }
    return { ...piece, html: drawIsland(block, node, input, run), wake }
  } catch (error) {
    run.report('failed-render', `${node.type}: ${(error as Error).message}`, node.place())
    return undefined
  }
}
