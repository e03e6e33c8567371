import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { myPayments } from './index.ts'

const markup = html(myPayments, fixtures.filled)

test('what is still to be paid leads to where it is paid, until when', () => {
  expect(markup.match(/href="https:\/\/bayar.example\/i1"/g)).toHaveLength(1)
  expect(markup).toContain('bayar sebelum 21 November 2026, 10.00 WIB')
})

test('each payment has its status and amount', () => {
  for (const text of ['Menunggu pembayaran', 'Lunas', 'Kedaluwarsa', 'Rp349.000', 'Gratis'])
    expect(markup).toContain(text)
})

test('what was paid has a receipt, unless it cost nothing', () => {
  expect(markup).toContain(
    'href="/Akun/Pembayaran/i2" aria-label="Kuitansi: TypeScript tanpa Takut"',
  )
  expect(markup).not.toContain('/Akun/Pembayaran/i3')
})

test('what failed can be paid again, unless the class has a later invoice', () => {
  expect(markup.match(/data-part="payment" data-payment="repay"/g)).toHaveLength(1)
  expect(markup).toMatch(
    /data-part="payment" data-payment="repay" data-class="sql" data-path="\/Courses\/sql"/,
  )
})

test('who has none reads so, and where classes are', () => {
  expect(html(myPayments, fixtures.empty)).toContain('<a href="/Courses">See all classes</a>')
  expect(html(myPayments, fixtures.empty)).toContain('There are no payments here.')
})

test('requests the page that the query chooses', () => {
  const props = myPayments.props.parse({ ...fixtures.filled.props, page: 2, status: 'paid' })
  expect(myPayments.needs?.(props).payments.input).toEqual({
    status: 'paid',
    perPage: 10,
    page: 2,
  })
})

test('where a layout has no page of a class, nothing is paid again from here', () => {
  const bare = html(myPayments, { ...fixtures.filled, props: { heading: 'Pembayaran' } })
  expect(bare).toContain('TypeScript tanpa Takut')
  expect(bare).not.toContain('data-payment="repay"')
  expect(bare).not.toContain('/Courses')
})
