import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

/** The problems of `coba` when each layout of this list extends the next. */
function found(...line: string[]) {
  const layouts = line.map((name, i) => {
    const parent = line[i + 1]
    return [name, { 'layout.json': manifestOf(name, parent ? { extends: parent } : {}) }] as const
  })
  const files = { 'layout.json': manifestOf('coba', { extends: line[0] }) }
  return findings('extends-cycle', files, { others: Object.fromEntries(layouts) })
}

test('layouts that extend each other in a circle are reported with the circle', () => {
  expect(found('satu', 'coba')).toEqual(['layout.json:10:3 coba → satu → coba.'])
})

test('a fourth parent is one too many', () => {
  expect(found('satu', 'dua', 'tiga', 'empat')).toEqual([
    'layout.json:10:3 coba → satu → dua → tiga → empat.',
  ])
})

test('three parents are allowed', () => {
  expect(found('satu', 'dua', 'tiga')).toEqual([])
})
