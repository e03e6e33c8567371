// What the files of our layouts say, read as they are written.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Layout } from '#schemas/layout.ts'
import { everyLayout, everySite } from '#tests/own-layouts.ts'

const manifestOf = (layout: string): Layout =>
  Layout.parse(JSON.parse(readFileSync(`layouts/${layout}/layout.json`, 'utf8')))

test('the fallback and the personal figure have a measurement id each, and no two sites share one', () => {
  const ids = new Map(everySite.map((site) => [site, manifestOf(site).analytics?.measurementId]))
  const own = ['default', 'personal-figure'].map((site) => ids.get(site))
  expect(own).toEqual([expect.stringMatching(/^G-\w/), expect.stringMatching(/^G-\w/)])
  const given = [...ids.values()].filter((id) => id !== undefined)
  expect(given).toEqual([...new Set(given)])
})

interface WrittenNode {
  type: string
  props?: Record<string, unknown>
  slots?: Record<string, WrittenNode[]>
}

interface WrittenPage {
  file: string
  layout: string
  /** What its nodes say, a line for each value with its block and its place in the props. */
  values: ReadonlySet<string>
}

const valuesOf = (value: unknown, at: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => valuesOf(one, `${at}/${key}`))
    : [`${at} ${String(value)}`]

const nodeValues = ({ type, props, slots = {} }: WrittenNode): string[] => [
  type,
  ...valuesOf(props, type),
  ...Object.values(slots).flat().flatMap(nodeValues),
]

/** The pages of JSON that are written whole; one with a patch says what differs from its parent. */
const wholePages: readonly WrittenPage[] = everyLayout.flatMap((layout) =>
  readdirSync(`layouts/${layout}/pages`)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const file = `layouts/${layout}/pages/${name}`
      const { blocks } = JSON.parse(readFileSync(file, 'utf8')) as { blocks?: WrittenNode[] }
      return blocks ? [{ file, layout, values: new Set(blocks.flatMap(nodeValues)) }] : []
    }),
)

/** How much of what two pages say is said by both. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((value) => other.has(value)).length
  return both / (one.size + other.size - both)
}

test('no page is a copy of one in another layout: what two share is written once and patched', () => {
  expect(wholePages.length).toBeGreaterThan(100)
  const copies = wholePages.flatMap((page, at) =>
    wholePages
      .slice(at + 1)
      .filter(({ layout, values }) => layout !== page.layout && likeness(page.values, values) > 0.6)
      .map((other) => `${page.file} and ${other.file}`),
  )
  expect(copies).toEqual([])
})

const linesOf = (file: string): number => readFileSync(file, 'utf8').trimEnd().split('\n').length
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

const pageLines = (layout: string): number[] =>
  readdirSync(`layouts/${layout}/pages`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => linesOf(`layouts/${layout}/pages/${name}`))

test('half of the pages have at most eighty lines, those of each layout and those of all', () => {
  expect(median(everyLayout.flatMap(pageLines))).toBeLessThanOrEqual(40)
  // Of four pages or fewer those in the middle are one home page and its detail.
  const long = everyLayout.filter((layout) => {
    const lines = pageLines(layout)
    return lines.length > 4 && median(lines) > 80
  })
  expect(long).toEqual([])
})

test('each layout.json is read on two screens', () => {
  const lines = new Map(everyLayout.map((name) => [name, linesOf(`layouts/${name}/layout.json`)]))
  expect([...lines].filter(([, count]) => count > 115)).toEqual([])
})
