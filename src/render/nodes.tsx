import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { AnyBlock, BlockProps, PageContext, Wake } from '#blocks/define.ts'
import type { CompiledNode, NodeProps } from '#src/manifest/compile/compiled.ts'
import { toQuestion, type Question as Asked } from './answers.ts'
import { everywhere } from '#src/manifest/resolve/resolve-references.ts'
import { bind } from './bind.ts'
import { IslandScope } from './island-scope.tsx'
import type { RenderContext } from './render-context.ts'

/** A node that is ready to stand in a page: drawn, or an element for the page's one drawing. */
interface PreparedNode {
  node: CompiledNode
  html?: string
  element?: ReactNode
  wake?: Wake
  structured?: object
}

/**
 * Draws nodes in order, all that need no root of their own in one go. A node that cannot be drawn is reported and
 * left out; the others are.
 */
export async function drawNodes(
  nodes: readonly CompiledNode[],
  run: RenderContext,
): Promise<string> {
  const prepared = await Promise.all(nodes.map((node) => prepare(node, run)))
  const pieces = prepared.filter((piece) => piece !== undefined)
  const waiting = pieces.filter(({ html }) => html === undefined)
  const drawn = drawTogether(waiting, run)
  let page = ''
  for (const piece of pieces) {
    const html = piece.html ?? drawn.get(piece) ?? ''
    if (html === '') continue
    if (piece.structured) run.jsonLd.push(piece.structured)
    page += wrapNode(piece, html)
  }
  return page
}

/** Stands between two pieces while they are drawn together. */
const cut = '<hr class="tenun-cut"/>'

/** The HTML of several pieces by one drawing; when one of them throws, of each by itself. */
function drawTogether(
  pieces: readonly PreparedNode[],
  run: RenderContext,
): Map<PreparedNode, string> {
  const [first] = pieces
  if (first === undefined) return new Map()
  try {
    const elements = pieces.map(({ node, element }) => (
      <Fragment key={node.id}>
        {element}
        <hr className="tenun-cut" />
      </Fragment>
    ))
    const options = { identifierPrefix: first.node.id }
    const html = localLinks(withoutPreloads(renderToStaticMarkup(elements, options)), run.page)
    const parts = html.split(cut)
    return new Map(pieces.map((piece, i) => [piece, parts[i] ?? '']))
  } catch {
    return new Map(pieces.map((piece) => [piece, drawAlone(piece.node, piece.element, run) ?? '']))
  }
}

function drawAlone(node: CompiledNode, element: ReactNode, run: RenderContext): string | undefined {
  try {
    const html = renderToStaticMarkup(element, { identifierPrefix: node.id })
    return localLinks(withoutPreloads(html), run.page)
  } catch (error) {
    run.report('failed-render', `${node.type}: ${(error as Error).message}`, node.place())
    return undefined
  }
}

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
  const html = drawAlone(node, createElement(block.render, input), run)
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

/** A need of a block, by its name there. */
type Question = Asked & { name: string }

const settledQuestions = new WeakMap<NodeProps, readonly Question[]>()

/** A block's needs as questions; those of props that wait for nothing are the same each time. */
function questions(
  block: AnyBlock,
  compiled: NodeProps,
  props: Record<string, unknown>,
): readonly Question[] {
  const settled = settledQuestions.get(compiled)
  if (settled) return settled
  const made = Object.entries(block.needs?.(props) ?? {}).map(([name, { endpoint, input }]) => ({
    name,
    ...toQuestion(endpoint, input),
  }))
  if (!compiled.bound) settledQuestions.set(compiled, made)
  return made
}

async function bindProps(
  block: AnyBlock,
  node: CompiledNode,
  input: Extract<NodeProps, { bound: true }>,
  run: RenderContext,
): Promise<Record<string, unknown> | undefined> {
  const resources: Record<string, unknown> = {}
  for (const name of input.resources) {
    resources[name] = await run.resource(name).catch(() => undefined)
  }
  const filled = bind(input.value, { resources, site: run.site, parameters: run.parameters })
  const read = block.props.safeParse(filled)
  if (read.success) return read.data
  // A page about something that does not exist is a 404 by its checks; its nodes need say nothing more.
  if (input.resources.some((name) => resources[name] === null)) return undefined
  const [issue] = read.error.issues
  run.report(
    'broken-props',
    `${node.type}: ${issue?.path.join('.')} ${issue?.message}.`,
    node.place(),
  )
  return undefined
}

type DrawInput = BlockProps<Record<string, unknown>, Record<string, unknown>>
type Drawing = Pick<DrawInput, 'props' | 'data' | 'asked'> & { slots: Record<string, string> }

function inputOf(node: CompiledNode, drawing: Drawing, run: RenderContext): DrawInput {
  const slots: Record<string, ReactNode> = {}
  for (const [name, html] of Object.entries(drawing.slots)) {
    if (html !== '') slots[name] = slotOf(name, html)
  }
  const { props, data, asked } = drawing
  return { id: node.id, props, data, asked, slots, page: run.page }
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

/** An island is a root of its own, here as in the browser. */
function drawIsland(
  block: AnyBlock,
  node: CompiledNode,
  input: DrawInput,
  run: RenderContext,
): string {
  const fallback = Object.fromEntries(
    Object.entries(input.asked).map(([name, url]) => [url, input.data[name]]),
  )
  const html = renderToString(
    <IslandScope store={run.location} fallback={fallback}>
      {createElement(block.render, input)}
    </IslandScope>,
    { identifierPrefix: node.id },
  )
  const { props, data, asked, slots } = input
  run.islands[node.id] = { type: node.type, props, data, asked, slots: Object.keys(slots) }
  return withoutPreloads(html)
}

/** Links of prose and of stored text, which know no language, in the language of the page. */
export function localLinks(html: string, { base, locales }: PageContext): string {
  if (base === '') return html
  const skipped = `(?:${everywhere}|${locales.join('|')})[/"]`
  const other = new RegExp(`(<a [^>]*?href=")/(?!/|${skipped})("?)`, 'g')
  return html.replace(other, (_, before: string, end: string) =>
    end === '"' ? `${before}${base}"` : `${before}${base}/`,
  )
}

/** React puts preloads of eager pictures before a block; the picture itself is found as early in one document. */
const withoutPreloads = (html: string): string =>
  html.startsWith('<link') ? html.replace(/^(<link rel="preload"[^>]*>)+/, '') : html

/** A filled slot; its children are drawn already. */
const slotOf = (name: string, html: string): ReactNode => (
  <div className="contents" data-slot={name} dangerouslySetInnerHTML={{ __html: html }} />
)
