import { expect, test } from 'vitest'
import { endpoints } from '#schemas/services/index.ts'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { changeList } from './index.ts'
import { strings } from './strings.ts'

const markup = html(changeList, fixtures.filled)

test('says what was changed, how, by whom and when', () => {
  for (const text of [
    'Menenun Halaman Web',
    'Kelas · yang diubah: Jumlah kursi, Penjelasan',
    'Oleh Rahma Yuniar, 20 November 2026, 10.00 WIB',
    'Oleh sistem,',
    'Oleh akun yang sudah tidak ada,',
  ])
    expect(markup).toContain(text)
})

test('every area that is managed has a name', () => {
  const areas = endpoints.flatMap(
    ({ path }) => /^v1\/manage\/([\w-]+)\/restore$/.exec(path)?.[1] ?? [],
  )
  expect(areas.length).toBeGreaterThan(10)
  // What a company does with its own offers is stored as changes of jobs.
  const unnamed = areas.filter((area) => strings.id.areas[area] === undefined)
  expect(unnamed).toEqual(['own-job'])
})

test('an empty list says so', () => {
  expect(html(changeList, fixtures.empty)).toContain('Belum ada perubahan yang tercatat.')
})

test('requests the kind of change, the words and the page', () => {
  const props = changeList.props.parse({ heading: 'X', event: 'deleted', search: 'a', page: 2 })
  expect(changeList.needs?.(props).changes.input).toEqual({
    event: 'deleted',
    search: 'a',
    perPage: 20,
    page: 2,
  })
})
