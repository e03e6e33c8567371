import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Node } from '#schemas/node.ts'
import { anyThreeTrees } from '#tests/made-up/trees.ts'
import { mergeManifests } from './merge.ts'
import { spotsOf } from './node-lists.ts'
import { listName } from './node-position.ts'

const versions = anyThreeTrees.map((trees) => trees.map((blocks) => ({ title: 'x', blocks })))

test('an unchanged side gives the other side', () => {
  fc.assert(
    fc.property(versions, ([b, o, t]) => {
      expect(mergeManifests(b, b, t)).toEqual({ value: t, conflicts: [] })
      expect(mergeManifests(b, o, b)).toEqual({ value: o, conflicts: [] })
      expect(mergeManifests(b, o, structuredClone(o))).toEqual({ value: o, conflicts: [] })
    }),
    { numRuns: 500 },
  )
})

/** The content of a merged page without the order of its lists. */
function placesOf(value: unknown) {
  const { blocks } = value as { blocks: Node[] }
  return Object.fromEntries(
    [...spotsOf([{ nodes: blocks }])]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, spot]) => [
        id,
        { props: spot.node.props, type: spot.node.type, in: listName(spot) },
      ]),
  )
}

test('swapping the sides gives the same merge, except for the values in conflicts', () => {
  fc.assert(
    fc.property(versions, ([b, o, t]) => {
      const here = mergeManifests(b, o, t)
      const there = mergeManifests(b, t, o)
      expect(here.conflicts.length === 0).toBe(there.conflicts.length === 0)
      if (here.conflicts.length > 0) return
      expect(placesOf(here.value)).toEqual(placesOf(there.value))
    }),
    { numRuns: 500 },
  )
})

test('no node is lost, duplicated or restored unless a conflict reports it', () => {
  fc.assert(
    fc.property(versions, (sides) => {
      const [b = [], o = [], t = []] = sides.map((side) => Object.keys(placesOf(side)))
      const { value, conflicts } = mergeManifests(...(sides as [unknown, unknown, unknown]))
      const text = JSON.stringify(value)
      const found = [...text.matchAll(/"id":"(n\d+)"/g)].map(([, id = '']) => id)
      expect(new Set(found).size).toBe(found.length)
      if (conflicts.some(({ what }) => what === 'deleted')) return
      const wanted = [...new Set([...o, ...t])].filter(
        (id) => !b.includes(id) || (o.includes(id) && t.includes(id)),
      )
      expect(found.toSorted()).toEqual(wanted.toSorted())
    }),
    { numRuns: 500 },
  )
})
