import { expect, test } from 'vitest'
import { listPage, positionIn } from './list-position.ts'

const at = (value: number) => ({
  values: [{ name: 'page', type: 'number' as const, value, default: 1 }],
  byName: { page: value },
  isWrong: false,
})
const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))

test.each([
  ['the first of two pages', { count: 13, page: 1 }, { isBeyond: false, next: 2 }],
  ['the last page', { count: 4, page: 2 }, { isBeyond: false, prev: 1, next: undefined }],
  [
    'a page without rows',
    { count: 0, page: 3 },
    { isBeyond: true, prev: undefined, next: undefined },
  ],
  ['an empty list', { count: 0, page: 1 }, { isBeyond: false, next: undefined }],
])('rows of a table that were asked for by twelve and one: %s', (_, { count, page }, expected) => {
  const lists = listPage('page', rows(count), { page, limit: 12 })
  expect(positionIn(lists, at(page))).toMatchObject(expected)
})

test('rows without a page of the query are no list of pages', () => {
  expect(listPage(undefined, rows(3), { page: 1, limit: 12 })).toEqual([])
  expect(listPage('page', rows(3), { limit: 12 })).toEqual([])
})
