import { describe, expect, test } from 'vitest'
import type { Condition } from './filter-condition.ts'
import { RestProblem } from './rest-problem.ts'
import { parseQuery } from './parse-query.ts'

const read = (query: string) => parseQuery('book_reviews', query)
const conditions = (params: Record<string, string>) =>
  read(new URLSearchParams(params).toString()).conditions
const filter = (column: string, test: object, isNegated = false) => ({
  kind: 'filter',
  isNegated,
  column,
  test,
})

function problem(query: string): RestProblem {
  try {
    read(query)
  } catch (error) {
    if (error instanceof RestProblem) return error
    throw error
  }
  throw new Error(`"${query}" was read.`)
}

describe('columns', () => {
  test.each([
    ['', []],
    ['*', [{ column: '*', alias: undefined }]],
    ['id, name', [{ column: 'id' }, { column: 'name' }]],
    ['nama:name', [{ column: 'name', alias: 'nama' }]],
    ['name::text', [{ column: 'name', cast: 'text' }]],
    ['n:name::text', [{ column: 'name', alias: 'n', cast: 'text' }]],
    ['"a:b,c":name', [{ column: 'name', alias: 'a:b,c' }]],
    [String.raw`"a\"b":"name"`, [{ column: 'name', alias: 'a"b' }]],
    ['two-words,two words', [{ column: 'two-words' }, { column: 'two words' }]],
  ])('%s are selected', (select, items) => {
    expect(read(`select=${encodeURIComponent(select)}`).select).toMatchObject(items)
  })

  test('are all selected when nothing is said', () => {
    expect(read('').select).toEqual([{ column: '*', alias: undefined }])
  })

  test.each([
    ['name::', 'PGRST100'],
    ['name->a', 'PGRST127'],
    ['name->>a', 'PGRST127'],
    ['amount.sum()', 'PGRST123'],
    ['count()', 'PGRST123'],
    ['n:count()', 'PGRST123'],
    ['sites(*)', 'PGRST200'],
    ['a:sites(*)', 'PGRST200'],
    ['...sites(*)', 'PGRST200'],
    ['sites!inner(*)', 'PGRST200'],
    ['name,', 'PGRST100'],
    [',', 'PGRST100'],
    ['name.x', 'PGRST100'],
    ['"name', 'PGRST100'],
    ['name)', 'PGRST100'],
    ['a:b:c', 'PGRST100'],
  ])('are not %s', (select, code) => {
    expect(problem(`select=${encodeURIComponent(select)}`).code).toBe(code)
  })
})

describe('an order', () => {
  test('names columns, directions and the place of nulls', () => {
    expect(read('order=a,b.desc,c.asc.nullsfirst,d.nullslast').order).toEqual([
      { column: 'a', direction: 'asc', nulls: undefined },
      { column: 'b', direction: 'desc', nulls: undefined },
      { column: 'c', direction: 'asc', nulls: 'first' },
      { column: 'd', direction: 'asc', nulls: 'last' },
    ])
  })

  test.each([
    ['a.up', 'PGRST100'],
    ['a.desc.asc', 'PGRST100'],
    ['a.nullsfirst.desc', 'PGRST100'],
    ['', 'PGRST100'],
    ['sites(name)', 'PGRST108'],
    ['a->b', 'PGRST127'],
  ])('is not %s', (order, code) => {
    expect(problem(`order=${order}`).code).toBe(code)
  })
})

describe('a filter', () => {
  const cases: [Record<string, string>, object][] = [
    [{ a: 'eq.1' }, filter('a', { op: 'eq', value: '1' })],
    [{ a: 'not.eq.1' }, filter('a', { op: 'eq', value: '1' }, true)],
    [{ a: 'eq.' }, filter('a', { op: 'eq', value: '' })],
    [{ a: 'eq.a.b,(c)"' }, filter('a', { op: 'eq', value: 'a.b,(c)"' })],
    [{ '"a.b"': 'gte.1' }, filter('a.b', { op: 'gte', value: '1' })],
    [{ a: 'in.(1,2)' }, filter('a', { op: 'in', values: ['1', '2'] })],
    [{ a: 'in.()' }, filter('a', { op: 'in', values: [''] })],
    [
      { a: String.raw`in.("a,b","c\"d",e f,"g"h)` },
      filter('a', { op: 'in', values: ['a,b', 'c"d', 'e f', '"g"h'] }),
    ],
    [{ a: 'is.NULL' }, filter('a', { op: 'is', value: 'null' })],
    [{ a: 'not.is.not_null' }, filter('a', { op: 'is', value: 'not_null' }, true)],
    [{ a: 'like(any).{x*,y*}' }, filter('a', { op: 'like', quantifier: 'any', value: '{x*,y*}' })],
    [{ a: 'isdistinct.1' }, filter('a', { op: 'isdistinct', value: '1' })],
    [{ a: 'cs.{x}' }, filter('a', { op: 'cs', value: '{x}' })],
    [{ a: 'fts.x' }, filter('a', { op: 'fts', config: undefined, value: 'x' })],
    [{ a: 'wfts(simple).x y' }, filter('a', { op: 'wfts', config: 'simple', value: 'x y' })],
  ]
  test.each(cases)('%o is read', (params, condition) => {
    expect(conditions(params)).toEqual([condition])
  })

  test.each([
    ['a=1', 'PGRST100'],
    ['a=', 'PGRST100'],
    ['=eq.1', 'PGRST100'],
    ['a=eq', 'PGRST100'],
    ['a=noop.1', 'PGRST100'],
    ['a=not.not.eq.1', 'PGRST100'],
    ['a=in.1', 'PGRST100'],
    ['a=in.(1', 'PGRST100'],
    ['a=in.(1)x', 'PGRST100'],
    ['a=is.maybe', 'PGRST100'],
    ['a=is.nullx', 'PGRST100'],
    ['a=neq(any).{1}', 'PGRST100'],
    ['a=fts().x', 'PGRST100'],
    ['a=sl.x', 'PGRST127'],
    ['a=adj.x', 'PGRST127'],
    ['a->b=eq.1', 'PGRST127'],
    ['a.b=eq.1', 'PGRST108'],
    ['a.order=b', 'PGRST108'],
    ['a.limit=1', 'PGRST108'],
    ['a.or=(b.eq.1)', 'PGRST108'],
  ])('%s is refused', (query, code) => {
    expect(problem(query).code).toBe(code)
  })

  test('that can’t be read says where, in the words of PostgREST', () => {
    expect(problem('a=in.(1')).toMatchObject({
      status: 400,
      message: '"failed to parse filter (in.(1)" (line 1, column 6)',
      details: 'unexpected end of input expecting ")"',
      hint: null,
    })
  })
})

describe('logic', () => {
  const leaf = (value: string) => filter('a', { op: 'eq', value })
  const cases: [Record<string, string>, Partial<Condition>][] = [
    [
      { or: '(a.eq.1,a.eq.2)' },
      { kind: 'or', isNegated: false, conditions: [leaf('1'), leaf('2')] as Condition[] },
    ],
    [
      { 'not.and': '(a.eq.1)' },
      { kind: 'and', isNegated: true, conditions: [leaf('1')] as Condition[] },
    ],
    [
      { and: '( or( a.eq.1 ), not.and(a.eq."2,)") )' },
      {
        kind: 'and',
        isNegated: false,
        conditions: [
          { kind: 'or', isNegated: false, conditions: [leaf('1 ')] },
          { kind: 'and', isNegated: true, conditions: [leaf('2,)')] },
        ] as Condition[],
      },
    ],
    [
      { or: '(a.cs.{1,2},a.in.(3,"4"))' },
      {
        kind: 'or',
        isNegated: false,
        conditions: [
          filter('a', { op: 'cs', value: '{1,2}' }),
          filter('a', { op: 'in', values: ['3', '4'] }),
        ] as Condition[],
      },
    ],
  ]
  test.each(cases)('%o is read', (params, condition) => {
    expect(conditions(params)).toEqual([condition])
  })

  test.each(['()', '(a.eq.1', 'a.eq.1', '(a)', '(a.eq.1)x', '(xor(a.eq.1))', '(a.eq.1,)', ''])(
    '%s is refused',
    (text) => {
      expect(problem(`or=${text}`).code).toBe('PGRST100')
    },
  )

  test('goes three deep', () => {
    expect(() => read('or=(and(or(a.eq.1)))')).not.toThrow()
    expect(problem('or=(and(or(and(a.eq.1))))').details).toBe('"and" and "or" go at most 3 deep')
  })
})

test('a page is read from whole numbers, and other words are left out of account', () => {
  expect(read('limit=5&offset=10')).toMatchObject({ limit: 5, offset: 10 })
  expect(read('limit=x&offset=1e3')).toMatchObject({ limit: undefined, offset: 0 })
  expect(read('limit=-1&offset=-4')).toMatchObject({ limit: -1, offset: 0 })
})

test('the columns of a body come in quotes or without', () => {
  expect(read('columns="a","b c",d&on_conflict=id')).toMatchObject({
    columns: ['a', 'b c', 'd'],
    onConflict: ['id'],
  })
  expect(problem('columns=a;b').code).toBe('PGRST100')
})

test('a query string has an end', () => {
  expect(problem(`a=eq.${'x'.repeat(9000)}`).code).toBe('PGRST100')
})

test.each([10, 1000, 2000])('%i brackets within each other are no burden', (depth) => {
  expect(problem(`or=${'('.repeat(depth)}`).code).toBe('PGRST100')
  expect(problem(`select=${'a:'.repeat(depth)}`).code).toBe('PGRST100')
  expect(problem(`a=in.${'("'.repeat(depth)}`).code).toBe('PGRST100')
})
