import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'
import { escapePointer, pointerParts } from '../values/pointers.ts'

const read = (text: string, maxBytes = 1_000_000) => readJson('a.json', text, maxBytes)
const faults = (text: string, maxBytes?: number) =>
  read(text, maxBytes).faults.map(({ rule, place }) => [
    rule,
    place.line,
    place.column,
    place.pointer,
  ])

test('comments and trailing commas are allowed', () => {
  const { value, faults: found } = read('// first\n{ "a": [1, 2,], /* "b": 1 */ "c": "//", }')
  expect(found).toEqual([])
  expect(value).toEqual({ a: [1, 2], c: '//' })
})

test.each([
  ['{\n  "a": 1\n  "b": 2\n}', 2, 9],
  ['{ "a": [1 } }', 1, 11],
  ['{ "a": }', 1, 8],
  ['{ "a": 1', 1, 9],
  ['{ "a": "open\n}', 1, 8],
  ['', 1, 1],
  ['{} {}', 1, 4],
  ["{ 'a': 1 }", 1, 3],
])('a syntax error is reported once, where it is: %j', (text, line, column) => {
  const found = faults(text)
  expect(found).toEqual([['json-syntax', line, column, '']])
  expect(read(text).value).toBeUndefined()
})

test('every value has a location: line, column and pointer', () => {
  const { place } = read('{\n  "a": [\n    10,\n    { "b/c": { "d~e": true } }\n  ]\n}')
  const at = (pointer: string) => {
    const { line, column } = place(pointer)
    return [line, column]
  }
  expect(at('')).toEqual([1, 1])
  expect(at('/a')).toEqual([2, 3])
  expect(at('/a/0')).toEqual([3, 5])
  expect(at('/a/1')).toEqual([4, 5])
  expect(at('/a/1/b~1c')).toEqual([4, 7])
  expect(at('/a/1/b~1c/d~0e')).toEqual([4, 16])
})

test('a pointer to a missing value has the location of the nearest existing parent', () => {
  const { place } = read('{\n  "a": {\n    "b": 1 }\n}')
  expect(place('/a/missing/deeper')).toEqual({
    file: 'a.json',
    line: 2,
    column: 3,
    pointer: '/a/missing/deeper',
  })
  expect(place('/a/b/below')).toMatchObject({ line: 3, column: 5 })
})

test('a key that occurs twice is reported at its second occurrence', () => {
  expect(faults('{\n  "a": 1,\n  "b": { "c": 1, "c": 2 },\n  "a": 3\n}')).toEqual([
    ['duplicate-key', 3, 18, '/b/c'],
    ['duplicate-key', 4, 3, '/a'],
  ])
  expect(read('{ "a": 1, "a": 2 }').value).toEqual({ a: 1 })
})

test.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])(
  'the key %s is rejected and no other object changes',
  (key) => {
    const before = Object.getOwnPropertyNames(Object.prototype)
    const { value, faults: found } = read(`{ "a": { "${key}": { "polluted": true } } }`)
    expect(found).toMatchObject([{ rule: 'forbidden-key', place: { line: 1, column: 10 } }])
    expect(value).toEqual({ a: {} })
    expect(Object.getPrototypeOf((value as { a: object }).a)).toBe(Object.prototype)
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
    expect('polluted' in {}).toBe(false)
  },
)

test('names that every object inherits are ordinary keys', () => {
  expect(read('{ "toString": 1, "hasOwnProperty": 2 }')).toMatchObject({
    faults: [],
    value: { toString: 1, hasOwnProperty: 2 },
  })
})

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test('32 levels are read and the 33rd is rejected at its location', () => {
  expect(read(nested(32)).faults).toEqual([])
  expect(faults(nested(33))).toEqual([['too-deep', 1, 33, '']])
  expect(faults(`{"a":{"b":\n${nested(31)}}}`)).toEqual([['too-deep', 2, 31, '']])
})

test('brackets in strings and comments are not levels', () => {
  const text = `{ "a": "${'['.repeat(50)}\\"[", /* ${'{'.repeat(50)} */ "b": 1 } // ${'['.repeat(50)}`
  expect(read(text).faults).toEqual([])
})

test.each([
  ['brackets', '['.repeat(100_000)],
  ['objects', '{"a":'.repeat(100_000)],
  ['behind a quote in a comment', `// it's 12" wide\n${'['.repeat(100_000)}`],
  ['behind a quote in a long comment', `/* " */${'['.repeat(100_000)}`],
  ['behind a string that is not closed', `"\n${'['.repeat(100_000)}`],
])('100 000 levels (%s) are rejected and do not overflow', (_how, bomb) => {
  const found = read(bomb)
  expect(found.faults.map(({ rule }) => rule)).toEqual(['too-deep'])
  expect(found.value).toBeUndefined()
})

test('the size of a file is limited in bytes, not characters', () => {
  expect(read('"éé"', 6).faults).toEqual([])
  expect(faults('"ééé"', 6)).toEqual([['file-too-large', 1, 1, '']])
  expect(read('"ééé"', 6).faults[0]?.message).toBe('8 bytes, at most 6.')
})

test.each([
  ['a/b', 'a~1b'],
  ['a~b', 'a~0b'],
  ['~1', '~01'],
  ['', ''],
])('the key %j is written %j in a pointer and read back', (key, written) => {
  expect(escapePointer(key)).toBe(written)
  expect(pointerParts(`/x/${written}`)).toEqual(['x', key])
})

test('a byte order mark is skipped and not counted in locations', () => {
  expect(read('\ufeff{ "a": 1 }').value).toEqual({ a: 1 })
  expect(faults('\ufeff{ "a": 1, "a": 2 }')).toEqual([['duplicate-key', 1, 11, '/a']])
})

test('an empty file is reported as such', () => {
  expect(read(' \n').faults[0]?.message).toBe('The file is empty.')
})
