import { expect, test } from 'vitest'
import { previewHref } from './preview-href.ts'

const paths = { news: '/en/News/:slug', class: '/Class/:slug', program: '/Program/:id/:slug' }
const row = { id: '7', slug: 'kabar-baru', kindSlug: 'news' }

test('a row is previewed at the page of its kind, or of its area', () => {
  expect(previewHref('post', row, paths)).toBe('/_preview/en/News/kabar-baru')
  expect(previewHref('class', row, paths)).toBe('/_preview/Class/kabar-baru')
  expect(previewHref('program', row, paths)).toBe('/_preview/Program/7/kabar-baru')
})

test('a row that is new, or has no page of its own, is not previewed', () => {
  expect(previewHref('post', undefined, paths)).toBeUndefined()
  expect(previewHref('post', { ...row, kindSlug: 'video' }, paths)).toBeUndefined()
  expect(previewHref('job', row, paths)).toBeUndefined()
  expect(previewHref('class', { id: '7' }, paths)).toBeUndefined()
})
