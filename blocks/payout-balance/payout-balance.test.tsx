import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { payoutBalance } from './index.ts'

test('shows what is available, reserved and paid out in rupiah', () => {
  const markup = html(payoutBalance, fixtures.filled)
  for (const amount of ['Rp12.450.000', 'Rp1.500.000', 'Rp48.000.000'])
    expect(markup).toContain(amount)
  expect(markup).not.toContain('notice')
})

test('says why nothing can be paid out', () => {
  expect(html(payoutBalance, fixtures.zero)).toContain('There is nothing to pay out yet.')
})
