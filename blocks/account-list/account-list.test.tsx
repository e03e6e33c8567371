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
  const { me } = fixtures.filled.data
  const bySuperadmin = { ...fixtures.filled.data, me: { ...me, kind: 'superadmin' as const } }
  const rows = rowsOf(html(accountList, { ...fixtures.filled, data: bySuperadmin }))
  expect(rows.map((row) => row.includes('data-manage'))).toEqual([true, true, true, false])
})

test('erasing and suspending ask first and name the person', () => {
  const questions = (rowsOf(markup)[0] ?? '').split('<dialog').slice(1)
  expect(questions).toHaveLength(2)
  for (const question of questions) expect(question).toContain('a2@situs.example')
})

test('a lead is shown with the part of the site that it sees, and may be tied to another', () => {
  const [region = '', hidden = '', free = ''] = rowsOf(html(accountList, fixtures.leads))
  expect(region).toContain('pencairan yang dilihatnya: Provinsi Jawa Barat')
  expect(region).toContain('data-manage="POST v1/manage/account/area"')
  expect(region).toContain('<option value="32" selected="">Jawa Barat</option>')
  expect(hidden).toContain('<option value="p2" selected="">Rintisan</option>')
  expect(free).toContain('pencairan yang dilihatnya: seluruh situs')
  expect(free).toContain('<option value="" selected="">Seluruh situs</option>')
  expect(free).toContain('<option value="p1">Jalur Pengembang Web</option>')
  expect(markup).not.toContain('v1/manage/account/area')
})

test('the programmes beyond those of the choice are searched, in a form that keeps the page and comes back to the row', () => {
  const [region = '', lead = ''] = rowsOf(html(accountList, fixtures['many programmes']))
  expect(region).not.toContain('role="search"')
  expect(lead).toContain('action="/Kelola/Akun#account-l2"')
  expect(lead).toContain('<input type="hidden" name="page" value="2"/>')
  expect(lead).toMatch(/<input[^>]*type="search"[^>]*name="program"/)
  expect(lead).toContain('memuat 1 dari 500 program')
  // The search is no part of the form that saves the choice.
  expect(lead.indexOf('</form>')).toBeLessThan(lead.indexOf('data-manage'))
  const [, found = ''] = rowsOf(html(accountList, fixtures['searched programmes']))
  expect(found).toContain('memuat 1 program untuk “web”')
  expect(found).toContain('value="web"')
  expect(html(accountList, fixtures['no such programme'])).toContain(
    'Tidak ada program yang cocok dengan “tenun”.',
  )
  expect(html(accountList, fixtures.leads)).not.toContain('role="search"')
})

test('a choice that was searched still has the programme that the lead is tied to', () => {
  const [, tied = ''] = rowsOf(html(accountList, fixtures['no such programme']))
  expect(tied).toContain('<option value="p2" selected="">Rintisan</option>')
})

test('an empty list says so', () => {
  expect(html(accountList, fixtures.empty)).toContain('Belum ada akun di situs ini.')
})

test('requests the kind, the state and the words that the query chooses', () => {
  const chosen = { kind: 'mentor', state: 'suspended', search: 'a', page: 3 }
  const props = accountList.props.parse({ heading: 'X', ...chosen })
  expect(accountList.needs?.(props).accounts.input).toEqual({ ...chosen, perPage: 10 })
  const { programs } = accountList.needs?.({ ...props, programs: 'web' }) ?? {}
  expect(programs?.input).toMatchObject({ search: 'web', state: 'published', perPage: 100 })
})
