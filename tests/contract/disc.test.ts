import { expect, test } from 'vitest'
import { z } from 'zod'
import { DiscQuadRow } from '#schemas/collections/disc.ts'

// The test of our own layouts, whatever they are named: rows of the same kind.

const files = import.meta.glob<{ default: unknown }>('/layouts/*/collections/*.json', {
  eager: true,
})
const inBoth = z.object({ id: z.string().min(3), en: z.string().min(3) })
const dimensions = ['d', 'i', 's', 'c'] as const
const File = z.object({
  kind: z.literal('disc-quad'),
  rows: z.array(DiscQuadRow.extend({ d: inBoth, i: inBoth, s: inBoth, c: inBoth })).min(24),
})

const tests = Object.entries(files).flatMap(([file, { default: value }]) =>
  z.object({ kind: z.literal('disc-quad') }).safeParse(value).success
    ? [[file, File.parse(value).rows] as const]
    : [],
)

test('there is a test', () => {
  expect(tests.length).toBeGreaterThan(0)
})

test.each(tests)('%s has each dimension once in each quad, in both languages', (_, rows) => {
  for (const { order } of rows) expect(order.split('').toSorted()).toEqual(['c', 'd', 'i', 's'])
  for (const language of ['id', 'en'] as const) {
    const texts = rows.flatMap((row) => dimensions.map((one) => row[one][language]))
    expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(rows.length * 4)
  }
})

test.each(tests)(
  '%s tells no dimension by its place: each is as often at every place',
  (_, rows) => {
    const counts = dimensions.flatMap((dimension) =>
      [0, 1, 2, 3].map((place) => rows.filter(({ order }) => order[place] === dimension).length),
    )
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
    expect(new Set(rows.map(({ order }) => order)).size).toBe(24)
  },
)

test.each(tests)('%s tells no dimension by the length of its statements', (_, rows) => {
  for (const language of ['id', 'en'] as const) {
    const lengths = dimensions.map(
      (one) => rows.reduce((sum, row) => sum + row[one][language].length, 0) / rows.length,
    )
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.25)
  }
})
