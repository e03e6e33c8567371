import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { operatorList } from './index.ts'

const markup = html(operatorList, fixtures.filled)
const rowsOf = (text: string) => text.split('<li class="managed-row"').slice(1)

test('shows who runs which site, and whether they are signed in', () => {
  for (const text of [
    'o2@situs.example',
    'Pengelola situs · Sekolah Anggrek (anggrek)',
    'Terakhir masuk 20 November 2026, 10.00 WIB',
    'Sedang tidak masuk',
  ])
    expect(markup).toContain(text)
})

test('each is suspended after a question that names the site; nobody suspends themselves', () => {
  const [, own = '', other = ''] = rowsOf(markup)
  expect(own).not.toContain('data-manage')
  expect(other).toContain('data-manage="POST v1/manage/operator/suspend"')
  expect(other.split('<dialog')[1]).toContain('Sekolah Anggrek (anggrek)')
})

test('an administrator is invited to one of the sites, also where nobody is listed', () => {
  for (const text of [markup, html(operatorList, fixtures.empty)]) {
    expect(text).toContain('data-manage="POST v1/manage/operator/invite"')
    expect(text).toContain('<option value="cempaka">Cempaka</option>')
  }
  expect(html(operatorList, fixtures['many sites'])).toMatch(/<input[^>]*name="site"/)
})

test('a site is chosen in a form that carries the other choices', () => {
  const one = html(operatorList, fixtures['of one site'])
  expect(one).toContain('<input type="hidden" name="state" value="suspended"/>')
  expect(one).toContain('<option value="cempaka" selected="">Cempaka</option>')
})

test('an empty list says so', () => {
  expect(html(operatorList, fixtures.empty)).toContain('Tidak ada pengelola yang cocok.')
})

test('requests the site, the kind, the state and the words that the query chooses', () => {
  const chosen = { site: 'cempaka', kind: 'admin', state: 'active', search: 'a', page: 2 }
  const props = operatorList.props.parse({ heading: 'X', ...chosen })
  expect(operatorList.needs?.(props).operators.input).toEqual({ ...chosen, perPage: 20 })
})
