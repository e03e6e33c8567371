import { describe, expect, test } from 'vitest'
import { parseArray, toArrayLiteral } from './array-literal.ts'
import { audienceOf } from './audience.ts'
import { toPattern } from './like-pattern.ts'
import { RestProblem } from './rest-problem.ts'
import { type ColumnType, parseValue } from './column-values.ts'
import { requireTsquery } from './text-search.ts'

const codeOf = (read: () => unknown): string => {
  try {
    read()
  } catch (error) {
    if (error instanceof RestProblem) return error.code
    throw error
  }
  return 'none'
}

const id = '0195f3a0-0000-7000-8000-00000000000a'

describe('a value', () => {
  test.each<[ColumnType, string, string]>([
    ['integer', ' +5 ', '5'],
    ['integer', '-2147483648', '-2147483648'],
    ['boolean', 'TRUE', 'true'],
    ['boolean', 'of', 'false'],
    ['uuid', `{${id.toUpperCase()}}`, id],
    ['uuid', id.replaceAll('-', ''), id.replaceAll('-', '')],
    ['text', ' a ', ' a '],
    ['timestamptz', '2026-01-02', '2026-01-02T00:00:00.000Z'],
    ['timestamptz', '2026-01-02 07:30:00.5+07', '2026-01-02T00:30:00.500Z'],
    ['timestamptz', '2026-01-02T07:30+0700', '2026-01-02T00:30:00.000Z'],
    ['timestamptz', '2026-01-02T07:30:00z', '2026-01-02T07:30:00.000Z'],
    ['text[]', '{a, "b,c" ,NULL,"null"}', '{"a","b,c",NULL,"null"}'],
  ])('of the type %s is read: %s', (type, text, value) => {
    expect(parseValue(type, text)).toBe(value)
  })

  test.each<[ColumnType, string, string]>([
    ['integer', '1e3', '22P02'],
    ['integer', '0x1f', '22P02'],
    ['integer', '1_000', '22P02'],
    ['integer', '', '22P02'],
    ['integer', '2147483648', '22003'],
    ['boolean', 'o', '22P02'],
    ['uuid', 'x', '22P02'],
    ['timestamptz', 'now', '22007'],
    ['timestamptz', '2026-02-30', '22008'],
    ['timestamptz', '2026-13-01', '22008'],
    ['timestamptz', '2026-01-01T25:00', '22008'],
    ['timestamptz', '0000-01-01', '22008'],
    ['text[]', 'a', '22P02'],
    ['text[]', '{{a}}', '22P02'],
    ['text[]', '{a,}', '22P02'],
    ['text[]', '{"a}', '22P02'],
    ['text', 'a\0b', '22021'],
  ])('of the type %s is not %s', (type, text, code) => {
    expect(codeOf(() => parseValue(type, text))).toBe(code)
  })

  test('of an array comes back from its own writing', () => {
    const elements = ['a', '', 'b,c', 'd"e', 'f\\g', '{h}', 'NULL', null]
    expect(parseArray(toArrayLiteral(elements))).toEqual(elements)
  })
})

describe('the words of a search', () => {
  test.each(['a', 'a & b', '!a | (b & !c)', "'a b' <-> c:*", 'a<2>b:AB*', ' ', '((a))', 'é&ñ'])(
    '%s are taken',
    (text) => {
      expect(requireTsquery(text)).toBe(text)
    },
  )

  test.each([
    'a b',
    'a &',
    '& a',
    '(a',
    'a)',
    '!',
    'a:x',
    "'a",
    "a'b",
    'a <x> b',
    ':*',
    'a-b',
    '()',
  ])('%s are refused', (text) => {
    expect(codeOf(() => requireTsquery(text))).toBe('PGRST100')
  })
})

describe('a pattern', () => {
  const ctx = { siteId: 'alpha', origin: 'https://alpha.example' }
  const visitor = audienceOf({ ...ctx, caller: null })
  const manager = audienceOf({ ...ctx, caller: { userId: id, kind: 'admin' } })

  test.each([
    ['Sri*', 'Sri%'],
    ['Sri', 'Sri'],
    [String.raw`100\%*`, String.raw`100\%%`],
    ['', ''],
  ])('of a visitor is %s', (text, pattern) => {
    expect(toPattern(text, visitor)).toBe(pattern)
  })

  test.each(['*a', '%', 'a*b', 'a_', '_a', 'a%b%'])('of a visitor is not %s', (text) => {
    expect(codeOf(() => toPattern(text, visitor))).toBe('PGRST127')
    expect(codeOf(() => toPattern(text, manager))).toBe('none')
  })

  test('does not end in the middle of a sign', () => {
    expect(codeOf(() => toPattern('a\\', manager))).toBe('22025')
    expect(codeOf(() => toPattern('a\\\\', manager))).toBe('none')
  })
})
