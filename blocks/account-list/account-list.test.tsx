import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { accountList } from './index.ts'

const markup = html(accountList, fixtures.filled)
const rowsOf = (text: string) => text.split('<li class="managed-row"').slice(1)

test('shows who has an account, of which kind, and whether it is used', () => {
  for (const text of [
    'a2@situs.example',
    'Peserta · Alamat surel terkonfirmasi',
    'Terakhir masuk 20 November 2026, 10.00 WIB',
    'Sedang tidak masuk',
  ])
    expect(markup).toContain(text)
})

test('nobody manages their own account, and only superadmins those of superadmins', () => {
  const managed = rowsOf(markup).map((row) => row.includes('data-manage'))
  expect(managed).toEqual([true, true, false, false])
  const { accounts, me } = fixtures.filled.data
  const bySuperadmin = { accounts, me: { ...me, kind: 'superadmin' as const } }
  const rows = rowsOf(html(accountList, { ...fixtures.filled, data: bySuperadmin }))
  expect(rows.map((row) => row.includes('data-manage'))).toEqual([true, true, true, false])
})

test('erasing and suspending ask first and name the person', () => {
  const questions = (rowsOf(markup)[0] ?? '').split('<dialog').slice(1)
  expect(questions).toHaveLength(2)
  for (const question of questions) expect(question).toContain('a2@situs.example')
})

test('an empty list says so', () => {
  expect(html(accountList, fixtures.empty)).toContain('Belum ada akun di situs ini.')
})

test('requests the kind, the state and the words that the query chooses', () => {
  const chosen = { kind: 'mentor', state: 'suspended', search: 'a', page: 3 }
  const props = accountList.props.parse({ heading: 'X', ...chosen })
  expect(accountList.needs?.(props).accounts.input).toEqual({ ...chosen, perPage: 10 })
})
