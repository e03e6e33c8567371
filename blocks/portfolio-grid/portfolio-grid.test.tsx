import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { portfolioGrid } from './index.ts'

test('links each case that has a page', () => {
  const markup = html(portfolioGrid, fixtures.filled)
  expect(markup).toContain('<a class="card-link" href="/Portfolio/desa/rumah-baca">')
  expect(markup.match(/class="card-link"/g)).toHaveLength(2)
  expect(markup.match(/<h3/g)).toHaveLength(3)
})

test('says for whom and when', () => {
  const markup = html(portfolioGrid, fixtures.filled)
  expect(markup).toContain('Desa Contoh · <time dateTime="2026-03-02">2 Maret 2026</time>')
})

test('links to kinds of work, and marks the one that is shown', () => {
  const markup = html(portfolioGrid, fixtures.filled)
  expect(markup).toMatch(/href="\/Portfolio" aria-current="true">Semua</)
  expect(html(portfolioGrid, fixtures.english)).not.toContain('filter-choice')
})

test('shows a message without cases', () => {
  expect(html(portfolioGrid, fixtures.empty)).toContain('Belum ada karya di sini')
})
