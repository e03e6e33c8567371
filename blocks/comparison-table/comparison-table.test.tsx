import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { comparisonTable } from './index.ts'

test('heads its columns and its rows', () => {
  const markup = html(comparisonTable, fixtures.filled)
  expect(markup.match(/<th scope="col"/g)).toHaveLength(4)
  expect(markup.match(/<th scope="row"/g)).toHaveLength(4)
  expect(html(comparisonTable, fixtures.plain)).toContain('>Yang dibandingkan</span></th>')
})

test('scrolls in a region of its own, which keys reach', () => {
  expect(html(comparisonTable, fixtures.filled)).toMatch(
    /<section class="comparison-table-scroll" aria-label="Tabel: Tiga cara mengikuti program" tabindex="0"/i,
  )
})

test('names its marks, in the language of the page', () => {
  const markup = html(comparisonTable, fixtures.filled)
  expect(markup.match(/aria-label="Ya"/g)).toHaveLength(4)
  expect(html(comparisonTable, fixtures.english)).toMatch(/aria-label="No".*aria-label="Yes"/)
})

test('shows a word that every object has a property of as a word', () => {
  const fixture = {
    props: {
      heading: 'Bahasa',
      columns: ['C++'],
      rows: [{ label: 'Kelas', cells: ['constructor'] }],
    },
    data: {},
  }
  expect(html(comparisonTable, fixture)).toContain('>constructor<')
})

test('has a cell in each row for each column, and no more', () => {
  const [, ...rows] = html(comparisonTable, fixtures.filled).split('<tr>')
  expect(rows.slice(1).map((row) => row.match(/<td/g)?.length)).toEqual([3, 3, 3, 3])
  const [, , first = ''] = html(comparisonTable, fixtures.plain).split('<tr>')
  expect(first.match(/<td/g)).toHaveLength(2)
})

test('renders nothing without rows', () => {
  expect(html(comparisonTable, fixtures.empty)).toBe('')
})
