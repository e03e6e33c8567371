import { expect, test } from 'vitest'
import { z } from 'zod'
import { needUrl, paging } from './endpoint.ts'
import { endpoints, findEndpoint } from './services/index.ts'
import { listPosts } from './services/post.ts'
import { listTestimonies } from './services/testimony.ts'

test('the URL of a call does not depend on the order of its input', () => {
  expect(needUrl(listPosts, { search: 'a b&c', kindSlug: 'news' })).toBe(
    '/api/v3/post/list?kindSlug=news&search=a+b%26c',
  )
  expect(needUrl(listPosts, { kindSlug: 'news', search: 'a b&c' })).toBe(
    '/api/v3/post/list?kindSlug=news&search=a+b%26c',
  )
})

test('input without a value is not part of the URL', () => {
  expect(needUrl(listPosts, { kindSlug: 'news', search: '', page: undefined })).toBe(
    '/api/v3/post/list?kindSlug=news',
  )
  expect(needUrl(listPosts, {})).toBe('/api/v3/post/list')
  expect(needUrl(listPosts, { page: 0, isParent: false })).toBe(
    '/api/v3/post/list?isParent=false&page=0',
  )
})

test('the paths of calls of the rest host start at the root', () => {
  expect(needUrl(listTestimonies, { limit: 3 })).toBe('/rest/v1/testimonies?limit=3')
})

test('a URL is parsed back into the input it was made of', () => {
  const input = listPosts.input.parse({ kindSlug: 'news', page: 3, isParent: 'true' })
  const query = new URL(needUrl(listPosts, input), 'http://a').searchParams
  expect(listPosts.input.parse(Object.fromEntries(query))).toEqual(input)
})

test('page numbers of a list start at one and have a maximum', () => {
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

test('no two calls have the same method and path', () => {
  const keys = endpoints.map(({ method, host, path }) => `${method} ${host} ${path}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('page data names reading calls only', () => {
  expect(findEndpoint('v3/post/list')).toBe(listPosts)
  expect(findEndpoint('v3/post/update')).toBeUndefined()
  expect(findEndpoint('constructor')).toBeUndefined()
})
