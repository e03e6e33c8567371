import { expect, test } from 'vitest'
import fc from 'fast-check'
import { parsePlain, scan } from './plain-json.ts'

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])
const plain = (text: string) => parsePlain(text, scan(text, 32).keys, forbidden)

test('strict JSON is parsed by JSON.parse alone', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), (text) => {
      const hasForbidden = /"(__proto__|constructor|prototype)"/.test(text)
      if (!hasForbidden) expect(plain(text)).toEqual({ value: JSON.parse(text) as unknown })
    }),
  )
})

test.each([
  ['a key that stands twice', '{"a":1,"a":2}'],
  ['a key that stands twice, once escaped', '{"a":1,"\\u0061":2}'],
  ['a key that stands twice deep inside', '[{"x":{"a":1,"a":[]}}]'],
  ['a forbidden key', '{"a":{"__proto__":{}}}'],
  ['a forbidden key, escaped', '{"\\u005f_proto__":{}}'],
  ['a comment', '{"a":1} // b'],
  ['a trailing comma', '{"a":1,}'],
  ['no JSON', '{'],
])('%s needs the full parser', (_what, text) => {
  expect(plain(text)).toBeUndefined()
})

test('colons and brackets in texts and comments are not counted', () => {
  expect(scan('{"a:b": "[{:", /* { : [ */ "c": "\\"{" // [\n}', 1)).toEqual({
    tooDeep: undefined,
    keys: 2,
  })
})

test('nesting is too deep at the first bracket beyond the limit', () => {
  expect(scan('[[[]]]', 2)).toEqual({ tooDeep: 2, keys: 0 })
  expect(scan('['.repeat(100_000), 32).tooDeep).toBe(32)
})

test.each([
  ['more close than open', ']]]][[['],
  ['another kind closes', '[},[},[}'],
  ['another kind closes, in turn', '{"a":[},{],"a":[},{'],
])('levels are counted where %s', (_what, text) => {
  expect(scan(text, 2).tooDeep).toBeDefined()
})

test('unterminated texts and comments are skipped', () => {
  for (const text of ['"abc', '/* abc', '// abc', '"\\', '/'])
    expect(scan(text, 3), text).toEqual({ tooDeep: undefined, keys: 0 })
})
