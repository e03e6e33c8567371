import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { payoutForm } from './index.ts'

test('asks for amount, bank by code, account and name', () => {
  const markup = html(payoutForm, fixtures.filled)
  for (const name of ['amount', 'bank', 'accountNumber', 'accountName', 'note'])
    expect(markup).toContain(`name="${name}"`)
  expect(markup).toContain('<option value="014">Bank Central Asia (BCA)</option>')
})

test('leads to its page after sending', () => {
  const props = payoutForm.props.parse({ heading: 'X', thanks: '/Akun/Pencairan' })
  expect(payoutForm.action?.(props).to).toBe('/Akun/Pencairan')
})
