import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

/** This many nested boxes. */
const boxes = (depth: number): object => ({
  id: `kotak-${depth}`,
  type: 'wide-box',
  ...(depth > 1 && { slots: { aside: [boxes(depth - 1)] } }),
})
const ofBlocks = (depth: number) => findings('too-deep', homeOf([boxes(depth)]))
const ofJson = (levels: number) => {
  const page = `{ "blocks":\n${'['.repeat(levels - 1)}${']'.repeat(levels - 1)} }`
  return findings('too-deep', { ...homeOf([]), 'pages/home.json': page })
}

test('the seventh nested block and the 33rd level of JSON are reported at their start', () => {
  expect(ofBlocks(7)).toEqual(['pages/home.json:33:41 At most 6 blocks deep.'])
  expect(ofJson(33)).toEqual(['pages/home.json:2:32 More than 32 levels.'])
})

test('six nested blocks and 32 levels of JSON are allowed', () => {
  expect(ofBlocks(6)).toEqual([])
  expect(ofJson(32)).toEqual([])
})
