import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (...pairs: [from: string, to: string][]) =>
  findings(
    'redirect-loop',
    homeOf([], {}, { locales: ['id', 'en'], redirects: pairs.map(([from, to]) => ({ from, to })) }),
  )

test('a circle is reported once, at its last step', () => {
  expect(found(['/a', '/b'], ['/b', '/c'], ['/c', '/a'], ['/d', '/a'])).toEqual([
    'layout.json:23:7 /a → /b → /c → /a.',
  ])
})

test.each([
  ['/Program', '/program'],
  ['/a', '/a/'],
  ['/a', '/a?baru=1'],
  ['/a', '/A#atas'],
])('%s to %s redirects to itself', (from, to) => {
  expect(found([from, to])).toEqual([`layout.json:23:7 ${from} → ${from}.`])
})

test('a redirect into a circle is not reported', () => {
  expect(found(['/x', '/a'], ['/a', '/b'], ['/b', '/a'])).toEqual([
    'layout.json:27:7 /a → /b → /a.',
  ])
})

test('a chain that ends, a path in another language, a file and another site are valid', () => {
  expect(found(['/a', '/b'], ['/b', '/'])).toEqual([])
  expect(found(['/a', '/en/a'])).toEqual([])
  expect(found(['/a', 'https://a.example/a'])).toEqual([])
  expect(found(['/a', '/media/a'], ['/media/a', '/a'])).toEqual([])
})

test('of two redirects of one path the first is used', () => {
  expect(found(['/a', '/'], ['/a', '/b'], ['/b', '/a'])).toEqual([])
})
