import type { Wake } from '#blocks/define.ts'
import type { CompiledNode } from '#src/manifest/compile/compiled.ts'
import { hasRareCharacters } from './font-characters.ts'
import { rareAllowance } from './fonts.ts'

/** A rendered node, and what it gives to the document. */
export interface DrawnNode {
  node: CompiledNode
  html: string
  wake?: Wake | undefined
  /** The hash of its HTML, for an island whose data the browser fetches when a visitor operates it. */
  hash?: string | undefined
  structured?: object | undefined
  allows?: readonly string[]
}

/** A part of a page as it was rendered: a node, or a run of prose. */
export interface DrawnPart {
  /** Empty for a node that could not be rendered. */
  html: string
  /** The node that the HTML was made from; it is the same object as long as the node is the same. */
  drawn?: DrawnNode
  /** The part has the page's first picture, which is loaded before others. */
  isEarly?: true
}

/** The HTML of parts in order. */
export const htmlOf = (parts: readonly DrawnPart[]): string =>
  parts.map(({ html }) => html).join('')

/** What the document of these parts must allow: what their blocks ask for, and the fonts of characters that few pages have; sorted. */
export const allowancesOf = (asked: Iterable<string>, parts: readonly DrawnPart[]): string[] =>
  [...asked, ...(parts.some(isRare) ? [rareAllowance] : [])].toSorted()

const known = new WeakMap<DrawnNode, boolean>()

function isRare({ html, drawn }: DrawnPart): boolean {
  if (drawn === undefined) return hasRareCharacters(html)
  const before = known.get(drawn)
  if (before !== undefined) return before
  const found = hasRareCharacters(html)
  known.set(drawn, found)
  return found
}
