import { expect, test } from 'vitest'
import type { SandboxOrder } from '#src/services/payment-sandbox.ts'
import { sandboxPage } from './sandbox-page.ts'

const order = {
  name: 'Donation',
  amount: 50_000,
  state: 'pending',
  returnPath: '/receipt/k?lang=en',
}

test('the page that stands for a bank names the amount as every other page does', () => {
  expect(sandboxPage(order as SandboxOrder, 'en').text[0]).toBe('Donation: Rp50,000')
  expect(sandboxPage(order as SandboxOrder, 'id').text[0]).toBe('Donation: Rp50.000')
})
