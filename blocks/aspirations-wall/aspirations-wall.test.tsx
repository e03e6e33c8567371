import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { aspirationsWall } from './index.ts'

test('shows who wishes what, from where and when', () => {
  const markup = html(aspirationsWall, fixtures.filled)
  expect(markup.match(/<blockquote/g)).toHaveLength(3)
  expect(markup).toContain('Theo Rekaan</span>, Kupang · <time')
  expect(markup).toContain('Dewi Contoh</span> · <time')
  expect(markup).toContain('<li>Pelabuhan</li>')
})

test('shows a message without aspirations, and where to write the first', () => {
  const markup = html(aspirationsWall, fixtures.empty)
  expect(markup).toContain('Belum ada aspirasi')
  expect(markup).toContain('href="/Aspirasi"')
})

test('requests as many as it shows', () => {
  const props = aspirationsWall.props.parse({ ...fixtures.filled.props, limit: 4 })
  expect(aspirationsWall.needs?.(props).aspirations.input).toEqual({ limit: 5, offset: undefined })
})

test('a page of the list has its own rows, and links to the pages around it without scripts', () => {
  const { props, data, query } = fixtures.paged
  const input = aspirationsWall.needs?.(aspirationsWall.props.parse(props)).aspirations.input
  expect(input).toEqual({ limit: props.limit + 1, offset: props.limit })
  const first = html(aspirationsWall, fixtures.paged)
  expect(first).toContain('<p class="text-small text-muted">Halaman 2</p>')
  expect(first).toContain(`rel="prev" href="${query.path}#`)
  expect(first).toContain(`rel="next" href="${query.path}?page=3#`)
  const last = { ...fixtures.paged, data: { aspirations: data.aspirations.slice(0, props.limit) } }
  expect(html(aspirationsWall, last)).not.toContain('rel="next"')
})
