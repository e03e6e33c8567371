import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { sponsorTiers } from './index.ts'

test('shows each package with its price, its places and what a sponsor gets', () => {
  const markup = html(sponsorTiers, fixtures.filled)
  expect(markup.match(/<h3/g)).toHaveLength(4)
  expect(markup).toMatch(/Biaya<\/dt><dd[^>]*>Rp25.000.000</)
  expect(markup).toContain('<span>Logo di panggung</span>')
})

test('shows the four standard packages in the language of the page where none are named', () => {
  const names = (markup: string) =>
    [...markup.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, name]) => name)
  expect(names(html(sponsorTiers, fixtures.standard))).toEqual([
    'Title Sponsor',
    'Platinum',
    'Gold',
    'Silver',
  ])
  expect(html(sponsorTiers, fixtures.english)).toContain('Rp50,000,000')
})

test('has one button, and renders nothing for an empty list', () => {
  expect(html(sponsorTiers, fixtures.filled).match(/class="button"/g)).toHaveLength(1)
  expect(html(sponsorTiers, fixtures.standard)).not.toContain('class="button"')
  expect(html(sponsorTiers, fixtures.empty)).toBe('')
})
