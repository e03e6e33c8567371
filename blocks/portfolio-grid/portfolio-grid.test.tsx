import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawn, html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { portfolioGrid } from './index.ts'
import { PortfolioGrid } from './portfolio-grid.tsx'

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

test('links to kinds of work, and marks the one whose page is shown', () => {
  const at = (path: string) => {
    const block = drawn(portfolioGrid, fixtures.filled) as Parameters<typeof PortfolioGrid>[0]
    const page = { ...block.page, address: `https://situs.example${path}` }
    const markup = renderToStaticMarkup(<PortfolioGrid {...block} page={page} />)
    return [...markup.matchAll(/aria-current="true">(.*?)</g)].map(([, label]) => label)
  }
  expect(at('/Portfolio')).toEqual(['Semua'])
  expect(at('/portfolio/desa/')).toEqual(['Desa'])
  expect(at('/Portfolio/desa/rumah-baca')).toEqual([])
  expect(html(portfolioGrid, fixtures.english)).not.toContain('filter-choice')
})

test('shows a message without cases', () => {
  expect(html(portfolioGrid, fixtures.empty)).toContain('Belum ada karya di sini')
})
