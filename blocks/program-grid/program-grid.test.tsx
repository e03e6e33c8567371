import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { programGrid } from './index.ts'

test.each(['filled', 'list', 'index'] as const)(
  'links each program to its own page (%s)',
  (name) => {
    const markup = html(programGrid, fixtures[name])
    expect(markup).toContain('<a class="card-link" href="/Program/data-usaha-kecil">')
    expect(markup.match(/<h3/g)).toHaveLength(4)
  },
)

test('shows how long a program takes and how many classes it has', () => {
  expect(html(programGrid, fixtures.filled)).toMatch(
    /<dt>Lama<\/dt> <dd>4 bulan<\/dd>.*<dt>Isi<\/dt> <dd>6 kelas<\/dd>/,
  )
  expect(html(programGrid, fixtures.index)).toMatch(/6 bulan<\/dd>.*<dd>1 class</)
})

test('shows no class count where there are no classes', () => {
  expect(html(programGrid, fixtures.filled)).not.toContain('0 kelas')
})

test('shows a message when no program is active', () => {
  expect(html(programGrid, fixtures.empty)).toContain('Belum ada program yang berjalan')
})

test('requests as many programs as it shows', () => {
  const props = programGrid.props.parse({ ...fixtures.filled.props, limit: 3 })
  expect(programGrid.needs?.(props).programs.input).toEqual({ pageSize: 3, page: undefined })
})

test('links to its other pages when its page is of the query', () => {
  const markup = html(programGrid, fixtures.paged)
  expect(markup).toContain('Halaman 3 dari 3')
  expect(markup).toContain('rel="prev" href="/Program?page=2#fixture"')
  expect(html(programGrid, fixtures.filled)).not.toContain('pager')
})

test('leaves out the program of the page, and renders nothing when it is the only one', () => {
  const { props, data } = fixtures.filled
  const others = { ...props, exclude: 'data-usaha-kecil', limit: 2 }
  const markup = html(programGrid, { props: others, data })
  expect(markup.match(/<h3/g)).toHaveLength(2)
  expect(markup).not.toContain('/Program/data-usaha-kecil')
  const input = programGrid.needs?.(programGrid.props.parse(others)).programs.input
  expect(input).toEqual({ pageSize: 3, page: undefined })
  const { items, pagination } = data.programs
  const only = items.filter(({ slug }) => slug === 'data-usaha-kecil')
  expect(
    html(programGrid, { props: others, data: { programs: { items: only, pagination } } }),
  ).toBe('')
})
