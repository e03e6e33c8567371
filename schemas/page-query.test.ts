import { expect, test } from 'vitest'
import { namedValues, toSearch, type QueryValue } from './page-query.ts'

const values: QueryValue[] = [
  { name: 'page', type: 'number', value: 3, default: 1 },
  { name: 'search', type: 'text', value: 'kain & benang' },
  { name: 'state', type: 'choice', value: 'open', default: 'open', of: ['open', 'ended'] },
]

test('an address names the values that are not defaults, in declared order', () => {
  expect(toSearch(values)).toBe('?page=3&search=kain+%26+benang')
  expect(toSearch(values, { state: 'ended', page: undefined })).toBe(
    '?search=kain+%26+benang&state=ended',
  )
  expect(toSearch(values, { page: 1, search: '' })).toBe('')
})

test('a change of a name that is not declared changes nothing', () => {
  expect(namedValues(values, { other: 1, toString: 2 })).toEqual([
    ['page', '3'],
    ['search', 'kain & benang'],
  ])
})
