import type { FixturePage } from './fixture-pages.ts'

/** The markup of a page in the form in which both sides must have the same. */
export const withoutMarks = (html: string): string => withCountedIds(withoutReactMarks(html))

/** Both texts around the first place where they differ; nothing when they are the same. */
export function difference(product: string, plain: string): { product: string; plain: string }[] {
  if (product === plain) return []
  let at = 0
  while (product[at] === plain[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 80)
  return [{ product: around(product), plain: around(plain) }]
}

/** The page as the product renders it, without the elements around its nodes and its slots. */
export function withoutNodes({ nodes }: FixturePage, html: string): string {
  const starts = nodes.map(({ node }) => startOf(html, node.id))
  return starts
    .map(({ from }, i) => html.slice(from, (starts[i + 1]?.at ?? html.length) - '</div>'.length))
    .map((inner) =>
      inner.replaceAll(
        /<div class="contents" data-slot="[\w-]+"><div id="[\w-]+">(<div class="slot-of-fixture">.*?<\/div>)<\/div><\/div>/gs,
        '$1',
      ),
    )
    .join('')
}

function startOf(html: string, id: string): { at: number; from: number } {
  const found = new RegExp(`<div id="${id}"(?: data-[\\w-]+="[^"]*")*>`).exec(html)
  if (found === null) throw new Error(`${id} was not rendered`)
  return { at: found.index, from: found.index + found[0].length }
}

/** Without the comments between texts, and the preloads of pictures that React puts before a tree. */
const withoutReactMarks = (html: string): string =>
  html.replaceAll(/<!--\/?[$!\s]*-->|<link rel="preload"[^>]*>/g, '')

/** With the ids of `useId` numbered in order: React makes them from places in the tree, which differ. */
function withCountedIds(html: string): string {
  const known = new Map<string, string>()
  return html.replaceAll(/_[\w-]*R_[\da-vH]+_/g, (id) => {
    const number = known.get(id) ?? `id-${known.size}`
    known.set(id, number)
    return number
  })
}
