import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { postSeries } from './index.ts'

const linksOf = (markup: string) => [...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

test('lists the post that opens the series and its parts in order, and marks the one of the page', () => {
  const markup = html(postSeries, fixtures.filled)
  expect(linksOf(markup).slice(0, 3)).toEqual([
    '/Articles/toko-kecil',
    '/Articles/buku-kedua',
    '/Articles/buku-ketiga',
  ])
  expect(markup).toContain('Bagian 2 dari 3')
  expect(markup).toMatch(/href="\/Articles\/buku-kedua"[^>]*aria-current="page"/)
})

test('leads to the posts before and after that of the page', () => {
  const markup = html(postSeries, fixtures.neighbours)
  expect(markup).toMatch(/rel="prev" href="\/Articles\/toko-kecil"/)
  expect(markup).toMatch(/rel="next" href="\/Articles\/buku-ketiga"/)
  expect(html(postSeries, fixtures['the first'])).not.toContain('rel="prev"')
})

test('has no neighbours for a page that is about none of the posts', () => {
  const markup = html(postSeries, fixtures['of a category'])
  expect(linksOf(markup)).toEqual(['/Articles/toko-kecil', '/Articles/surat'])
  expect(markup).not.toMatch(/<nav|aria-current/)
})

test('renders nothing for a post that belongs to no series', () => {
  expect(html(postSeries, fixtures.empty)).toBe('')
  expect(html(postSeries, fixtures['no such post'])).toBe('')
})

test('requests the post that opens the series, or else that of the page, or a category', () => {
  const needsOf = (changes: object) =>
    postSeries.needs?.(postSeries.props.parse({ ...fixtures.filled.props, ...changes })) ?? {}
  expect(needsOf({})).toMatchObject({ opener: { input: { slug: 'toko-kecil' } } })
  expect(needsOf({ opener: undefined })).toMatchObject({
    opener: { input: { slug: 'buku-kedua' } },
  })
  expect(needsOf({ category: 'karier' })).toMatchObject({
    posts: { input: { categoryId: 'karier', sort: 'oldest' } },
  })
  expect(needsOf({ opener: undefined, post: undefined })).toEqual({})
})
