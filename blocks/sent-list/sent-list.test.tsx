import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { sentList } from './index.ts'

const markup = html(sentList, fixtures.filled)

test('a row shows everything that was sent, and when', () => {
  for (const text of [
    'Laras Wening',
    'Salatiga · Kelas, Beasiswa',
    'Saya bekerja pada hari biasa.',
    'Dikirim 20 November 2026, 10.00 WIB',
  ])
    expect(markup).toContain(text)
})

test('a row offers what its state allows, and keeps the rest for its next state', () => {
  const [, waiting = '', shown = ''] = markup.split('<li class="managed-row"')
  const offered = (row: string) =>
    [...row.matchAll(/<div data-in="[^"]*"( hidden="")?>.*?aria-label="([^:"]+): /g)].flatMap(
      ([, hidden, label]) => (hidden ? [] : [label]),
    )
  expect(offered(waiting)).toEqual(['Tampilkan', 'Sembunyikan', 'Hapus'])
  expect(offered(shown)).toEqual(['Sembunyikan', 'Hapus'])
})

test('a decision names the call of its area', () => {
  expect(markup).toContain('data-manage="POST v1/manage/aspiration/approve"')
  expect(html(sentList, fixtures.donations)).toContain('POST v1/manage/donation/hide')
})

test('a donation shows its amount, and has a name also without one', () => {
  const donation = html(sentList, fixtures.donations)
  expect(donation).toContain('Rp250,000')
  expect(donation).toContain('Without a name')
})

test('what was deleted says until when it can be restored', () => {
  expect(html(sentList, fixtures.deleted)).toContain('dapat dipulihkan sampai 20 Desember 2026')
})

test('an empty list says so, by its state', () => {
  expect(html(sentList, fixtures.empty)).toContain('Tidak ada kiriman yang menunggu keputusan.')
})

test('asks for the area, the state and the page that the query chooses', () => {
  const needOf = (chosen: object) =>
    sentList.needs?.(sentList.props.parse({ heading: 'X', ...chosen })).sent
  const comments = needOf({ of: 'comments', state: 'hidden', page: 2 })
  expect(comments?.endpoint.path).toBe('v1/manage/book-review/list')
  expect(comments?.input).toEqual({ perPage: 10, page: 2, state: 'hidden' })
  expect(needOf({ state: 'deleted' })?.endpoint.path).toBe('v1/manage/aspiration/deleted')
})
