import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { BlockProps } from '#blocks/define.ts'
import type { IslandData } from '#schemas/page-boot.ts'
import { dropAddresses } from './drop-addresses.ts'
import { IslandScope } from './island-scope.tsx'
import { localLinks } from './localize-links.ts'
import type { NodeWork } from './render-context.ts'

/** What a block is rendered from. */
export type DrawInput = BlockProps<Record<string, unknown>, Record<string, unknown>>
/** What is known of a node before it is rendered; its slots are HTML already. */
export type Rendering = Pick<DrawInput, 'props' | 'data' | 'asked' | 'query' | 'form'> & {
  slots: Record<string, string>
}

/** The input of a block, with its slots as elements. */
export function inputOf({ node, context }: NodeWork, rendering: Rendering): DrawInput {
  const slots: Record<string, ReactNode> = {}
  for (const [name, html] of Object.entries(rendering.slots)) {
    if (html !== '') slots[name] = slotOf(name, html)
  }
  const { props, data, asked, query, form } = rendering
  const input = { id: node.id, props, data, asked, slots, page: context.page, query }
  return form === undefined ? input : { ...input, form }
}

/** The HTML of a node’s element, with the node’s id in those of `useId`. Throws what its block throws. */
export function drawElement(work: Pick<NodeWork, 'node' | 'context'>, element: ReactNode): string {
  const html = renderToStaticMarkup(element, { identifierPrefix: work.node.id })
  return localLinks(withSafeAddresses(withoutPreloads(html), work), work.context.page)
}

/** The HTML of an island, which is a root of its own, here as in the browser. Throws what its block throws. */
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
  return withSafeAddresses(withoutPreloads(html), work)
}

/** Tells the HTML of an island from what it was with other data: FNV-1a of 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). */
export function hashOf(html: string): string {
  let sum = 0x811c9dc5
  for (let i = 0; i < html.length; i++) sum = Math.imul(sum ^ html.charCodeAt(i), 0x01000193)
  return (sum >>> 0).toString(36)
}

/** What the browser hydrates an island with. */
export function islandData({ node, block, context }: NodeWork, input: DrawInput): IslandData {
  const { props, data, asked, query, form } = input
  const { fetched = [] } = block
  const shown = Object.entries(data).filter(([name]) => !fetched.includes(name))
  return {
    type: node.type,
    props,
    data: Object.fromEntries(shown),
    asked,
    slots: Object.keys(input.slots),
    ...(query === undefined ? {} : { query }),
    ...(form === undefined ? {} : { form }),
    ...(block.changesAt === undefined ? {} : { now: context.page.now }),
  }
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
