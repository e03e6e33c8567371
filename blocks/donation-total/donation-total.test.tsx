import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { donationTotal } from './index.ts'

test('shows the total, how many donations there are, and the share of the target', () => {
  const markup = html(donationTotal, fixtures.filled)
  expect(markup).toContain('Rp48.250.000')
  expect(markup).toContain('dari 213 donasi')
  expect(markup).toContain('64% dari Rp75.000.000')
  expect(markup).toMatch(/<progress[^>]*value="48250000" max="75000000" aria-label="[^"]+"/)
})

test('the bar is full beyond the target, and the words say by how much', () => {
  const markup = html(donationTotal, fixtures['beyond the target'])
  expect(markup).toContain('value="40000000" max="40000000"')
  expect(markup).toContain('120% dari')
})

test('a wide total is not beside its heading', () => {
  expect(html(donationTotal, fixtures.wide)).toContain('donation-total-wide')
  expect(html(donationTotal, fixtures.filled)).toContain('donation-total-beside')
})

test('has no bar without a target', () => {
  expect(html(donationTotal, fixtures['without a target'])).not.toContain('<progress')
})

test('shows a message without donations', () => {
  expect(html(donationTotal, fixtures.empty)).toContain('Belum ada donasi yang dikonfirmasi')
})
