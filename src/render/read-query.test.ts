import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSearch } from '#schemas/page-query.ts'
import { RouteQuery } from '#schemas/query.ts'
import { queryKey, readQuery } from './read-query.ts'

const declared = RouteQuery.parse({
  page: { type: 'number', max: 50, default: 1 },
  search: { type: 'text', max: 10 },
  state: { type: 'choice', of: ['open', 'ended'], default: 'open' },
})
const read = (search: string) => {
  const { byName, isWrong } = readQuery(declared, search)
  return [byName, isWrong]
}
const standard = { page: 1, search: undefined, state: 'open' }
const keyOf = (search: string) => queryKey(readQuery(declared, search))

test('declared values are read, and those that are not given are their defaults', () => {
  expect(read('')).toEqual([standard, false])
  expect(read('?state=ended&page=2&search=a+b%20c')).toEqual([
    { page: 2, search: 'a b c', state: 'ended' },
    false,
  ])
})

test('names that are not declared change nothing', () => {
  expect(read('?utm_source=x&__proto__=1&constructor=2&Page=3&page')).toEqual([standard, false])
  expect(keyOf('?utm_source=x&page=1&%E0%A4%A=1')).toBe('')
  expect(readQuery(undefined, '?page=2')).toEqual({ values: [], byName: {}, isWrong: false })
})

test('an empty value means none', () => {
  expect(read('?page=&search=+&state=')).toEqual([standard, false])
})

test.each([
  '?page=0',
  '?page=51',
  '?page=02',
  '?page=1e1',
  '?page=-1',
  '?page=9999999999999999999',
  '?page=2&page=3',
  '?page=2&page=2',
  '?state=closed',
  '?state=OPEN',
  '?search=12345678901',
  '?search=a%00b',
  '?search=%E0%A4%A',
  '?search=%EF%BF%BD',
])('a wrong value counts as its default: %s', (search) => {
  expect(read(search)).toEqual([standard, true])
})

test('one wrong value leaves the others as they are', () => {
  expect(read('?page=x&state=ended')).toEqual([{ ...standard, state: 'ended' }, true])
})

test('the key names what differs from the defaults, in declared order', () => {
  expect(keyOf('?state=ended&x=1&page=2')).toBe('?page=2&state=ended')
  expect(keyOf('?page=2&state=ended')).toBe('?page=2&state=ended')
  expect(keyOf('?page=1&state=open')).toBe('')
  expect(keyOf('?page=999')).toBe('!')
})

test('any query is read without an error, and its key leads to the same values', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { values } = readQuery(declared, text)
      expect(readQuery(declared, toSearch(values))).toMatchObject({ values, isWrong: false })
    }),
  )
})
