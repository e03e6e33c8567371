import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { payoutList } from './index.ts'

const markup = html(payoutList, fixtures.filled)

test('an administrator decides on what waits and somebody else requested', () => {
  const rows = [...markup.matchAll(/id="payout-(\w+)" data-part="manage"/g)]
  expect(rows.map(([, id]) => id)).toEqual(['p1'])
  expect(markup).toContain('data-manage="POST v2/payout/approve"')
  expect(markup).toContain('Setujui pencairan ini?')
  expect(markup).toMatch(/<textarea[^>]*name="reason"[^>]*required/)
})

test('others read the list, without decisions', () => {
  expect(html(payoutList, fixtures.partner)).not.toContain('data-manage')
})

test('shows who requested and who decided, when and why', () => {
  for (const line of [
    'Diminta oleh Sari Melati, 20 November 2026, 10.00 WIB',
    'Disetujui oleh Rahma Yuniar, 21 November 2026, 11.30 WIB',
    'Alasan: Nomor rekening bukan atas nama ini.',
  ])
    expect(markup).toContain(line)
})

test('those who may request one are led to the form', () => {
  expect(markup).toContain('<a class="button" href="/Akun/Pencairan/Minta">Minta pencairan</a>')
  const { me, ...rest } = fixtures.filled.data
  const reader = { ...rest, me: { ...me, kind: 'lead_region' as const } }
  expect(html(payoutList, { ...fixtures.filled, data: reader })).not.toContain('/Minta')
})

test('a lead reads whose payouts these are, and by what they count', () => {
  const text = html(payoutList, fixtures['of a program'])
  expect(text).toContain('<strong>Program Jalur Data</strong>. Pencairan dihitung menurut sekolah')
  expect(markup).not.toContain('area-note')
})

test('an empty list says so', () => {
  expect(html(payoutList, fixtures.empty)).toContain('Belum ada permintaan pencairan.')
})

test('requests the page, the status and the bank that the query chooses', () => {
  const props = payoutList.props.parse({ heading: 'X', page: 2, status: 'approved', bank: '014' })
  expect(payoutList.needs?.(props).payouts.input).toEqual({
    status: 'approved',
    bank: '014',
    perPage: 10,
    page: 2,
  })
})

test('the bank is chosen in a form without scripts, which keeps the other choices', () => {
  const chosen = html(payoutList, fixtures['of one bank'])
  expect(chosen).toContain('<option value="014" selected="">Bank Central Asia (BCA)</option>')
  expect(chosen).toContain('<input type="hidden" name="status" value="requested"/>')
  expect(chosen).toMatch(/<form class="list-form" action="\/Akun\/Pencairan#[\w-]*" method="get"/)
  expect(markup).not.toContain('Semua bank')
})
