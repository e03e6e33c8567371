import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coverShape, type CoverPlace } from '#blocks/parts/cover-shapes.ts'
import { artRatios } from '#schemas/art.ts'
import { Face } from '#schemas/layout.ts'

/** The covers that faces show in ratios of their own, by the end of the selector that gives one. */
const ends: readonly [RegExp, CoverPlace][] = [
  [/\.class-card:first-child > \.cover$/, 'first-class'],
  [/\.class-card > \.cover$/, 'class'],
  [/\.post-item:first-child > \.cover$/, 'first-post'],
  [/\.post-item > \.cover$/, 'post'],
]

/** What the sheets of a face say: the ratios of each place, each as a number. A cover that fills a box of the grid has none. */
function ratiosIn(face: Face): Map<CoverPlace, Set<number>> {
  const found = new Map<CoverPlace, Set<number>>()
  for (const block of ['class-grid', 'post-list']) {
    const sheet = `blocks/parts/faces/${face}/${block}.css`
    const css = existsSync(sheet) ? readFileSync(sheet, 'utf8') : ''
    const rules = css.matchAll(/([^{};]+)\{[^{}]*aspect-ratio:\s*(\d+)(?:\s*\/\s*(\d+))?;/g)
    for (const [, selector = '', wide, high = '1'] of rules) {
      const place = ends.find(([end]) => end.test(selector.trim()))?.[1]
      if (place === undefined) continue
      const known = found.get(place) ?? new Set()
      found.set(place, known.add(Number(wide) / Number(high)))
    }
  }
  return found
}

test.each(Face.options)('the drawings of covers have the ratios of the sheets of %s', (face) => {
  for (const [place, ratios] of ratiosIn(face)) {
    const { wide, phone = wide } = coverShape(face, place)
    const drawn = [wide, phone].map((name) => artRatios[name][0] / artRatios[name][1])
    expect([place, new Set(drawn)]).toEqual([place, ratios])
  }
})

test('the sheets are read: each place has a ratio of its own in some face', () => {
  const places = Face.options.flatMap((face) => [...ratiosIn(face).keys()])
  expect(new Set(places)).toEqual(new Set(ends.map(([, place]) => place)))
})
