import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { AnyBlock, BlockProps, PageContext, Wake } from '#blocks/define.ts'
import { needUrl } from '#schemas/endpoint.ts'
import type { CompiledNode, NodeProps } from '#src/manifest/compiled.ts'
import { bind } from './bind.ts'
import { IslandScope } from './island-scope.tsx'
import type { Run } from './run.ts'

/** Draws nodes in order. A node that cannot be drawn is reported and left out; the others are. */
export async function drawNodes(nodes: readonly CompiledNode[], run: Run): Promise<string> {
  const drawn = await Promise.all(
    nodes.map(async (node) => run.still.get(node) ?? drawNode(node, run)),
  )
  return drawn.join('')
}

async function drawNode(node: CompiledNode, run: Run): Promise<string> {
  const block = run.registry.get(node.type)
  if (block === undefined) return ''
  const props = node.props[run.locale]
  if (isStill(block, props, node)) {
    const html = draw(block, node, { props: props.value, data: {}, asked: {}, slots: {} }, run)
    run.still.set(node, html)
    return html
  }
  return drawLive(block, node, props, run)
}

/** Is the node the same on every page: no data, no bindings, no island, no children, no structured data? */
const isStill = (block: AnyBlock, props: NodeProps, node: CompiledNode): boolean =>
  !props.bound &&
  block.needs === undefined &&
  block.island === undefined &&
  block.jsonLd === undefined &&
  Object.keys(node.slots).length === 0

type Drawing = Pick<
  BlockProps<Record<string, unknown>, Record<string, unknown>>,
  'props' | 'data' | 'asked'
> & {
  slots: Record<string, string>
}

async function drawLive(
  block: AnyBlock,
  node: CompiledNode,
  given: NodeProps,
  run: Run,
): Promise<string> {
  const slotNames = Object.keys(node.slots)
  const [props, ...drawnSlots] = await Promise.all([
    given.bound ? bindProps(block, node, given, run) : given.value,
    ...slotNames.map((name) => drawNodes(node.slots[name] ?? [], run)),
  ])
  if (props === undefined) return ''
  const slots = Object.fromEntries(slotNames.map((name, i) => [name, drawnSlots[i] ?? '']))
  try {
    const needs = Object.entries(block.needs?.(props) ?? {})
    const asked = Object.fromEntries(
      needs.map(([name, { endpoint, input }]) => [name, needUrl(endpoint, input)]),
    )
    const answers = await Promise.all(
      needs.map(([, { endpoint, input }]) => run.answers.ask(endpoint, input)),
    )
    const data = Object.fromEntries(needs.map(([name], i) => [name, answers[i]]))
    return draw(block, node, { props, data, asked, slots }, run)
  } catch (error) {
    run.report('failed-need', `${node.type}: ${(error as Error).message}.`, node.place)
    return drawFailed(block, node, props, run)
  }
}

async function bindProps(
  block: AnyBlock,
  node: CompiledNode,
  given: Extract<NodeProps, { bound: true }>,
  run: Run,
): Promise<Record<string, unknown> | undefined> {
  const resources: Record<string, unknown> = {}
  for (const name of given.resources) {
    resources[name] = await run.resource(name).catch(() => undefined)
  }
  const filled = bind(given.value, { resources, site: run.site, parameters: run.parameters })
  const read = block.props.safeParse(filled)
  if (read.success) return read.data
  // A page about something that does not exist is a 404 by its checks; its nodes need say nothing more.
  if (given.resources.some((name) => resources[name] === null)) return undefined
  const [issue] = read.error.issues
  run.report(
    'broken-props',
    `${node.type}: ${issue?.path.join('.')} ${issue?.message}.`,
    node.place,
  )
  return undefined
}

function draw(block: AnyBlock, node: CompiledNode, drawing: Drawing, run: Run): string {
  const given: BlockProps<Record<string, unknown>, Record<string, unknown>> = {
    id: node.id,
    props: drawing.props,
    data: drawing.data,
    asked: drawing.asked,
    slots: Object.fromEntries(
      Object.entries(drawing.slots).flatMap(([name, html]) =>
        html === '' ? [] : [[name, slotOf(name, html)]],
      ),
    ),
    page: run.page,
  }
  try {
    const structured = block.jsonLd?.(given)
    if (structured) run.jsonLd.push(structured)
    const wake = typeof block.island === 'function' ? block.island(given.props) : block.island
    return wake === undefined
      ? drawStatic(block, node, given)
      : drawIsland(block, node, given, wake, run)
  } catch (error) {
    run.report('failed-render', `${node.type}: ${(error as Error).message}`, node.place)
    return ''
  }
}

type Given = BlockProps<Record<string, unknown>, Record<string, unknown>>

function drawStatic(block: AnyBlock, node: CompiledNode, given: Given): string {
  const html = withoutPreloads(
    renderToStaticMarkup(createElement(block.render, given), { identifierPrefix: node.id }),
  )
  return html === '' ? '' : `<div id="${node.id}">${localLinks(html, given.page)}</div>`
}

function drawIsland(
  block: AnyBlock,
  node: CompiledNode,
  given: Given,
  wake: Wake,
  run: Run,
): string {
  const fallback = Object.fromEntries(
    Object.entries(given.asked).map(([name, url]) => [url, given.data[name]]),
  )
  const html = withoutPreloads(
    renderToString(
      <IslandScope store={run.location} fallback={fallback}>
        {createElement(block.render, given)}
      </IslandScope>,
      { identifierPrefix: node.id },
    ),
  )
  run.islands[node.id] = {
    type: node.type,
    props: given.props,
    data: given.data,
    asked: given.asked,
    slots: Object.keys(given.slots),
  }
  return `<div id="${node.id}" data-island="${node.type}" data-wake="${wake}">${html}</div>`
}

function drawFailed(
  block: AnyBlock,
  node: CompiledNode,
  props: Record<string, unknown>,
  run: Run,
): string {
  const shown = block.failed?.({ id: node.id, props, page: run.page })
  return shown ? `<div id="${node.id}">${renderToStaticMarkup(shown)}</div>` : ''
}

/** Paths that no language has: files and calls. */
const everywhere = 'media|assets|api|rest|account'

/** Links of prose and of stored text, which know no language, in the language of the page. */
export function localLinks(html: string, { base, locales }: PageContext): string {
  if (base === '') return html
  const other = new RegExp(
    `(<a [^>]*?href=")(/(?!/|(?:${everywhere}|${locales.join('|')})[/"]))`,
    'g',
  )
  return html.replace(other, `$1${base}$2`)
}

/** React puts preloads of eager pictures before a block; the picture itself is found as early in one document. */
const withoutPreloads = (html: string): string => html.replace(/^(<link rel="preload"[^>]*>)+/, '')

/** A filled slot; its children are drawn already. */
const slotOf = (name: string, html: string): ReactNode => (
  <div className="contents" data-slot={name} dangerouslySetInnerHTML={{ __html: html }} />
)
