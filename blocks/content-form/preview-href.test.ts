import { expect, test } from 'vitest'
import type { AreaName } from '#schemas/written-areas.ts'
import { previewHref } from './preview-href.ts'

const paths = { news: '/en/News/:slug', class: '/Class/:slug', program: '/Program/:id/:slug' }
const row = { id: '7', slug: 'kabar-baru', kindSlug: 'news' }

const edit = '/Kelola/Tulisan/post/7'
const query = '?edit=%2FKelola%2FTulisan%2Fpost%2F7'

test('a row is previewed at the page of its kind, or of its area, and the preview leads back to its form', () => {
  const at = (area: AreaName) => previewHref({ area, row, edit }, paths)
  expect(at('post')).toBe(`/_preview/en/News/kabar-baru${query}`)
  expect(at('class')).toBe(`/_preview/Class/kabar-baru${query}`)
  expect(at('program')).toBe(`/_preview/Program/7/kabar-baru${query}`)
})

test('a row that is new, or has no page of its own, is not previewed', () => {
  const of = (area: AreaName, row?: object) => previewHref({ area, row: { ...row }, edit }, paths)
  expect(previewHref({ area: 'post', row: undefined, edit }, paths)).toBeUndefined()
  expect(of('post', { ...row, kindSlug: 'video' })).toBeUndefined()
  expect(of('job', row)).toBeUndefined()
  expect(of('class', { id: '7' })).toBeUndefined()
})
