import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { paymentReceipt } from './index.ts'

test('names the payer, the class, the day and the amount', () => {
  const markup = html(paymentReceipt, fixtures.filled)
  for (const text of ['TypeScript tanpa Takut', 'Rp349.000', '20 November 2026, 10.05 WIB'])
    expect(markup).toContain(text)
  expect(markup).toContain(fixtures.filled.data.invoice.id)
  expect(markup).toMatch(/<button[^>]*data-part="payment" data-payment="print" hidden/)
})

test('says that there is no receipt of what is not paid, or is not there', () => {
  expect(html(paymentReceipt, fixtures.empty)).toContain('There is no receipt at this address.')
  const unpaid = html(paymentReceipt, fixtures.unpaid)
  expect(unpaid).toContain('Tidak ada kuitansi')
  expect(unpaid).not.toContain('Rp349.000')
})
