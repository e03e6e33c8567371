import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { AnyBlock, BlockProps } from '#blocks/define.ts'
import type { CompiledNode } from '#src/manifest/compile/compiled.ts'
import { IslandScope } from './island-scope.tsx'
import { localLinks } from './localize-links.ts'
import type { RenderContext } from './render-context.ts'

export type DrawInput = BlockProps<Record<string, unknown>, Record<string, unknown>>
type Drawing = Pick<DrawInput, 'props' | 'data' | 'asked'> & { slots: Record<string, string> }

/** What a block is drawn from. */
export function inputOf(node: CompiledNode, drawing: Drawing, run: RenderContext): DrawInput {
  const slots: Record<string, ReactNode> = {}
  for (const [name, html] of Object.entries(drawing.slots)) {
    if (html !== '') slots[name] = slotOf(name, html)
  }
  const { props, data, asked } = drawing
  return { id: node.id, props, data, asked, slots, page: run.page }
}

/** The HTML of a node’s element, with `prefix` before its ids; undefined, and reported, when it cannot be rendered. */
export function drawElement(
  node: CompiledNode,
  { element, prefix }: { element: ReactNode; prefix: string },
  run: RenderContext,
): string | undefined {
  try {
    const html = renderToStaticMarkup(element, { identifierPrefix: prefix })
    return localLinks(withoutPreloads(html), run.page)
  } catch (error) {
    run.report('failed-render', `${node.type}: ${(error as Error).message}`, node.place())
    return undefined
  }
}

/** An island is a root of its own, here as in the browser. */
export function drawIsland(
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

/** React puts preloads of eager pictures before a block; the picture itself is found as early in one document. */
const withoutPreloads = (html: string): string =>
  html.startsWith('<link') ? html.replace(/^(<link rel="preload"[^>]*>)+/, '') : html

/** A filled slot; its children are drawn already. */
const slotOf = (name: string, html: string): ReactNode => (
  <div className="contents" data-slot={name} dangerouslySetInnerHTML={{ __html: html }} />
)
