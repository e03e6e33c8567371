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
  expect(aspirationsWall.needs?.(props).aspirations.input).toEqual({ limit: 4 })
})
