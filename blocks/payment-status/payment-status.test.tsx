import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { paymentStatus } from './index.ts'

const markup = html(paymentStatus, fixtures.filled)

test('shows that it checks, and hides every state until one is known', () => {
  expect(markup.match(/<h1[^>]*>([^<]*)</)?.[1]).toBe('Memeriksa pembayaran')
  const panels = [...markup.matchAll(/data-state="(\w+)"[^>]*?( hidden="")?>/g)]
  expect(panels.map(([, state, hidden]) => [state, hidden !== undefined])).toEqual([
    ['checking', false],
    ['pending', true],
    ['paid', true],
    ['failed', true],
    ['expired', true],
    ['unknown', true],
    ['unreachable', true],
  ])
})

test('each state has its heading, and what can be done next', () => {
  for (const heading of ['Pembayaran berhasil', 'Pembayaran gagal', 'Tagihan sudah kedaluwarsa'])
    expect(markup).toContain(`data-heading="${heading}"`)
  expect(markup.match(/data-status-action="repay"/g)).toHaveLength(2)
  expect(markup.match(/data-status-action="check"/g)).toHaveLength(2)
  expect(markup).toContain('href="/Akun/Pembayaran"')
})

test('without scripts it says that the payment is recorded', () => {
  expect(markup).toMatch(/<noscript>.*tetap tercatat.*<\/noscript>/)
})

test('without a page of payments it leads home', () => {
  expect(html(paymentStatus, fixtures.empty)).toContain('To the home page')
})
