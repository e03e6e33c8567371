import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { paymentList } from './index.ts'

const markup = html(paymentList, fixtures.filled)

test('says who pays how much for what, and how far it is', () => {
  for (const text of [
    'Menulis untuk Radio',
    'Rp350.000',
    'href="mailto:sekar@rumah.example"',
    'ditutup 20 November 2026, 10.12 WIB',
    'harus dibayar sebelum 21 November 2026, 10.00 WIB',
    'Pesanan tenun-7f3a91',
    'Gratis',
    'Data pembayar sudah dihapus.',
  ])
    expect(markup.replaceAll('\u{a0}', '')).toContain(text)
})

test('only a payment of the sandbox is called a test', () => {
  expect(markup.match(/tidak ada uang yang berpindah/g)).toHaveLength(1)
})

test('there is a file for each thousand, of what the list was narrowed to', () => {
  expect(markup.match(/data-part="csv"/g)).toHaveLength(1)
  const many = html(paymentList, fixtures.many)
  expect(many.match(/data-state="paid" data-search="radio" data-page="\d"/g)).toHaveLength(3)
  expect(many).toContain('Download CSV, 2001–2400')
})

test('an empty list says so, and offers no file', () => {
  const empty = html(paymentList, fixtures.empty)
  expect(empty).toContain('Belum ada pembayaran di situs ini.')
  expect(empty).not.toContain('data-part="csv"')
})

test('requests the page, the words and the state that the query chooses', () => {
  const chosen = { page: 2, state: 'paid', search: 'radio' }
  const props = paymentList.props.parse({ heading: 'X', ...chosen })
  expect(paymentList.needs?.(props).payments.input).toEqual({ ...chosen, pageSize: 20 })
})
