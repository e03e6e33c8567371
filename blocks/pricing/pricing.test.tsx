import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { pricing } from './index.ts'

const amounts = (markup: string) =>
  [...markup.matchAll(/class="pricing-amount">([^<]+)/g)].map(([, amount]) => amount)

test('shows a number in rupiah, none as free, and words in place of a number', () => {
  expect(amounts(html(pricing, fixtures.filled))).toEqual(['Gratis', 'Rp1.250.000', 'Dibicarakan'])
  expect(amounts(html(pricing, fixtures.english))).toEqual(['Rp1,250,000', 'Free'])
})

test('emphasises one plan, in words and by its button', () => {
  const markup = html(pricing, fixtures.filled)
  expect(markup).toContain('Paling banyak dipilih')
  expect(markup.match(/class="button pricing-button ?"/g)).toHaveLength(1)
})

test('keeps the words of a unit together, apart from the price', () => {
  const markup = html(pricing, fixtures.filled)
  expect(markup).toMatch(/<\/span> <span class="pricing-unit">\S/)
})

test('names the plan in each link', () => {
  const markup = html(pricing, fixtures.english)
  expect(markup).toContain('Apply<span class="sr-only">: One cohort</span>')
})

test('leaves out the price and the button that a plan does not have', () => {
  const [, plan = ''] = html(pricing, fixtures.four).split('Satu kota')
  expect(plan).not.toMatch(/pricing-price|<a /)
})

test('renders nothing without plans', () => {
  expect(html(pricing, fixtures.empty)).toBe('')
})
