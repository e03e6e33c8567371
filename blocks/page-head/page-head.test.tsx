import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { pageHead } from './index.ts'

test('has the only h1 of its page', () => {
  for (const fixture of Object.values(fixtures)) {
    expect(html(pageHead, fixture).match(/<h1/g)).toHaveLength(1)
  }
})

test('links to the parent pages, highest first', () => {
  const markup = html(pageHead, fixtures.filled)
  const trail = [...markup.matchAll(/<li[^>]*><a[^>]*href="([^"]+)"/g)].map(([, href]) => href)
  expect(trail).toEqual(['/', '/Program'])
  expect(markup).toContain('<nav class="page-head-trail" aria-label="Posisi halaman"')
})

test('has no breadcrumb without parent pages', () => {
  expect(html(pageHead, fixtures.empty)).not.toContain('<nav')
})
