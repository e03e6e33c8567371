import { expect, test } from 'vitest'
import { z } from 'zod'
import { needUrl, paging } from './endpoint.ts'
import { endpoints, findEndpoint } from './services/index.ts'
import { listPosts } from './services/post.ts'
import { listTestimonies } from './services/testimony.ts'

test('the address of a question does not depend on the order of its input', () => {
  expect(needUrl(listPosts, { search: 'a b&c', kindSlug: 'news' })).toBe(
    '/api/v3/post/list?kindSlug=news&search=a+b%26c',
  )
  expect(needUrl(listPosts, { kindSlug: 'news', search: 'a b&c' })).toBe(
    '/api/v3/post/list?kindSlug=news&search=a+b%26c',
  )
})

test('input without a value is no part of the address', () => {
  expect(needUrl(listPosts, { kindSlug: 'news', search: '', page: undefined })).toBe(
    '/api/v3/post/list?kindSlug=news',
  )
  expect(needUrl(listPosts, {})).toBe('/api/v3/post/list')
  expect(needUrl(listPosts, { page: 0, isParent: false })).toBe(
    '/api/v3/post/list?isParent=false&page=0',
  )
})

test('calls of the rest host stand at the root', () => {
  expect(needUrl(listTestimonies, { limit: 3 })).toBe('/rest/v1/testimonies?limit=3')
})

test('an address is read back as the input it was made of', () => {
  const input = listPosts.input.parse({ kindSlug: 'news', page: 3, isParent: 'true' })
  const query = new URL(needUrl(listPosts, input), 'http://a').searchParams
  expect(listPosts.input.parse(Object.fromEntries(query))).toEqual(input)
})

test('pages of a list are counted from one and have an end', () => {
  const input = z.object(paging(6))
  expect(input.parse({})).toEqual({ page: 1, pageSize: 6 })
  expect(input.parse({ page: '2', pageSize: '100' })).toEqual({ page: 2, pageSize: 100 })
  for (const wrong of [
    { page: 0 },
    { page: 1.5 },
    { page: 'x' },
    { pageSize: 101 },
    { pageSize: -1 },
  ])
    expect(input.safeParse(wrong).success).toBe(false)
})

test('no two calls have one method and one path', () => {
  const keys = endpoints.map(({ method, host, path }) => `${method} ${host} ${path}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('a page reads and never writes', () => {
  expect(findEndpoint('v3/post/list')).toBe(listPosts)
  expect(findEndpoint('v3/post/update')).toBeUndefined()
  expect(findEndpoint('constructor')).toBeUndefined()
})
