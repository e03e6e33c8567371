import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { backToTop } from './index.ts'

test('leads to the begin of the page in its language', () => {
  expect(html(backToTop, fixtures.empty)).toMatch(/href="#main">.*Ke atas<\/span>/)
  expect(html(backToTop, fixtures.english)).toContain(
    '<nav class="back-to-top-line" aria-label="Back to top">',
  )
  expect(html(backToTop, fixtures.filled)).toContain('Kembali ke awal halaman')
})
