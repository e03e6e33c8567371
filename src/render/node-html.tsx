import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { BlockProps } from '#blocks/define.ts'
import { dropAddresses } from './drop-addresses.ts'
import { IslandScope } from './island-scope.tsx'
import { localLinks } from './localize-links.ts'
import type { NodeWork } from './render-context.ts'

export type DrawInput = BlockProps<Record<string, unknown>, Record<string, unknown>>
type Rendering = Pick<DrawInput, 'props' | 'data' | 'asked' | 'query' | 'form'> & {
  slots: Record<string, string>
}

/** What a block is rendered from. */
export function inputOf({ node, context }: NodeWork, rendering: Rendering): DrawInput {
  const slots: Record<string, ReactNode> = {}
  for (const [name, html] of Object.entries(rendering.slots)) {
    if (html !== '') slots[name] = slotOf(name, html)
  }
  const { props, data, asked, query, form } = rendering
  const input = { id: node.id, props, data, asked, slots, page: context.page, query }
  return form === undefined ? input : { ...input, form }
}

/** The HTML of a node’s element, with `prefix` before its ids; undefined, and reported, when it cannot be rendered. */
export function drawElement(
  work: Pick<NodeWork, 'node' | 'context'>,
  element: ReactNode,
  prefix: string,
): string | undefined {
  const { node, context } = work
  try {
    const html = renderToStaticMarkup(element, { identifierPrefix: prefix })
    return localLinks(withSafeAddresses(withoutPreloads(html), work), context.page)
  } catch (error) {
    context.report('failed-render', `${node.type}: ${(error as Error).message}`, node.place())
    return undefined
  }
}

/** The HTML of an island, which is a root of its own, here as in the browser. */
export function drawIsland(work: NodeWork, input: DrawInput): string {
  const { node, block, context } = work
  const fallback = Object.fromEntries(
    Object.entries(input.asked).map(([name, url]) => [url, input.data[name]]),
  )
  const html = renderToString(
    <IslandScope store={context.location} fallback={fallback}>
      {createElement(block.render, input)}
    </IslandScope>,
    { identifierPrefix: node.id },
  )
  const { props, data, asked, query, form } = input
  const slots = Object.keys(input.slots)
  context.islands[node.id] = {
    type: node.type,
    props,
    data,
    asked,
    slots,
    ...(query === undefined ? {} : { query }),
    ...(form === undefined ? {} : { form }),
    ...(block.changesAt === undefined ? {} : { now: context.page.now }),
  }
  return withSafeAddresses(withoutPreloads(html), work)
}

const withSafeAddresses = (html: string, { node, context }: Pick<NodeWork, 'node' | 'context'>) =>
  dropAddresses(html, (address) =>
    context.report('dropped-address', `${node.type}: ${address}`, node.place()),
  )

/** Without the preloads of eager pictures that React puts first: in one document the pictures are found as early. */
const withoutPreloads = (html: string): string =>
  html.startsWith('<link') ? html.replace(/^(<link rel="preload"[^>]*>)+/, '') : html

/** A filled slot; its children are HTML already. */
const slotOf = (name: string, html: string): ReactNode => (
  <div className="contents" data-slot={name} dangerouslySetInnerHTML={{ __html: html }} />
)
