import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { median } from '../median.ts'
import type { SiteView } from '#src/render/site-view.ts'
import { difference, withoutMarks, withoutNodes } from './compare-markup.ts'
import { fixturePages } from './fixture-pages.ts'
import { plainPage } from './plain-pages.tsx'
import { newView } from './fixture-site.tsx'
import { drawPage, viewWith } from './product-pages.ts'

/** What rendering every filled fixture costs, in milliseconds of CPU, to the bytes that are sent. */
interface Costs {
  /** Plain React, without the marks of hydration. */
  plainMarkup: number
  /** Plain React, with them. */
  plainString: number
  /** The first request after the start: nothing is cached. */
  first: number
  /** A later request, where every answer and every bound prop has changed. */
  changed: number
  /** A later request, where one answer in four has changed. */
  someChanged: number
  /** A later request, where no answer has changed. */
  same: number
}

export interface Blocks {
  fixtures: number
  kilobytes: number
  /** Where the markup of the two sides differs first, for each page on which it does. */
  differences: readonly { product: string; plain: string }[]
  /** Medians of all rounds. */
  costs: Costs
  /** The costs of the product as multiples of the cheaper plain side in the same round, medians of all rounds. */
  ratios: Pick<Costs, 'first' | 'changed' | 'someChanged' | 'same'>
}

const rounds = 21
const times = 20

/** Renders the filled fixtures of all blocks with the product and as plain components of React, in alternating rounds. */
export async function measureBlocks(): Promise<Blocks> {
  const { pages, site } = fixturePages()
  const view = newView(site)
  const trees = pages.map((page) => plainPage(page, view))
  const needing = pages.flatMap(({ nodes }) =>
    nodes.flatMap(({ asked, node }) => (Object.keys(asked).length > 0 ? [node] : [])),
  )
  const some = new Set(needing.filter((_, i) => i % 4 === 0))
  const changed = viewWith(view, (_, from) => from !== '')
  const someChanged = viewWith(view, (node) => some.has(node))
  const draw = (on: SiteView) =>
    Promise.all(pages.map(async (page) => toBytes(await drawPage(page, on))))
  const html = await Promise.all(pages.map((page) => drawPage(page, view)))
  const costs = await alternate({
    plainMarkup: async () => trees.map((tree) => toBytes(renderToStaticMarkup(tree))),
    plainString: async () => trees.map((tree) => toBytes(renderToString(tree))),
    first: () => draw(newView(site)),
    changed: () => draw(changed),
    someChanged: () => draw(someChanged),
    same: () => draw(view),
  })
  return {
    fixtures: pages.flatMap(({ nodes }) => nodes).length,
    kilobytes: Math.round(html.join('').length / 1024),
    differences: pages.flatMap((page, i) =>
      difference(
        withoutMarks(withoutNodes(page, html[i] ?? '')),
        withoutMarks(renderToStaticMarkup(trees[i])),
      ),
    ),
    ...costs,
  }
}

/** What a server sends: without it, React's result is a list of pieces that were never put together. */
const toBytes = (html: string): Buffer => Buffer.from(html)

async function alternate(runs: Record<keyof Costs, () => Promise<unknown>>) {
  const names = ['plainMarkup', 'plainString', 'first', 'changed', 'someChanged', 'same'] as const
  for (const name of names) await cpuOf(runs[name])
  const measured: Costs[] = []
  for (let i = 0; i < rounds; i++) {
    const costs = { plainMarkup: 0, plainString: 0, first: 0, changed: 0, someChanged: 0, same: 0 }
    for (const name of names) costs[name] = await cpuOf(runs[name])
    measured.push(costs)
  }
  const plain = ({ plainMarkup, plainString }: Costs) => Math.min(plainMarkup, plainString)
  const cost = (name: keyof Costs) => median(measured.map((costs) => costs[name]))
  const ratio = (name: keyof Costs) => median(measured.map((costs) => costs[name] / plain(costs)))
  return {
    costs: {
      plainMarkup: cost('plainMarkup'),
      plainString: cost('plainString'),
      first: cost('first'),
      changed: cost('changed'),
      someChanged: cost('someChanged'),
      same: cost('same'),
    },
    ratios: {
      first: ratio('first'),
      changed: ratio('changed'),
      someChanged: ratio('someChanged'),
      same: ratio('same'),
    },
  }
}

/** CPU time of one run in milliseconds, the mean of several. */
async function cpuOf(run: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage()
  for (let i = 0; i < times; i++) await run()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000 / times
}
