import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { formatSize } from './format-size.ts'
import { downloads } from './index.ts'

test('says in each link what is fetched, of which kind and size', () => {
  const markup = html(downloads, fixtures.filled)
  expect(markup).toMatch(/<a [^>]*>.*Buku panduan peserta.*PDF, 1,2 MB<\/span><\/a>/)
  expect(html(downloads, fixtures.english)).toContain('PDF, 1.2 MB')
})

test('fetches files of the site, and leads to those of others', () => {
  const links = html(downloads, fixtures.filled).match(/<a [^>]*>/g) ?? []
  expect(links.map((link) => link.includes(' download=""'))).toEqual([true, true, false])
})

test('rounds a size', () => {
  expect([1, 999, 1000, 1049, 9960, 12_600].map((size) => formatSize(size, 'id'))).toEqual([
    '1 KB',
    '999 KB',
    '1 MB',
    '1 MB',
    '10 MB',
    '13 MB',
  ])
})

test('has a name without a heading', () => {
  expect(html(downloads, fixtures.bare)).toContain('aria-label="Berkas"')
})

test('renders nothing without files', () => {
  expect(html(downloads, fixtures.empty)).toBe('')
})
