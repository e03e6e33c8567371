import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { eventPartList } from './index.ts'

test('links each entry of a programme to its page, with its hours in the zone of the event', () => {
  const markup = html(eventPartList, fixtures.filled)
  expect(markup).toContain('href="/Event/Program/p1/mengasah-pahat"')
  expect(markup).toContain('>12 Desember 2026, 09.00–10.30 WITA</time>')
  expect(markup).toContain('Pasar alat: satu hari menukar perkakas')
})

test('shows who offers a job, and its terms', () => {
  const markup = html(eventPartList, fixtures.careers)
  expect(markup).toContain('href="/Event/Careers/c1/penjaga-bengkel"')
  expect(markup).toContain('Bengkel Rekaan · Part time · Makassar')
  expect(markup).not.toContain('<time')
})

test('says so when there is nothing, or nothing that was searched for', () => {
  expect(html(eventPartList, fixtures.empty)).toContain('Belum ada mata acara')
  expect(html(eventPartList, fixtures['no careers'])).toContain('Belum ada pekerjaan')
  expect(html(eventPartList, fixtures['nothing found'])).toContain('Tidak ada yang cocok')
})

test('has a search and pages where its props are bound to the query', () => {
  const markup = html(eventPartList, fixtures.paged)
  expect(markup).toMatch(/<form [^>]*role="search"/)
  expect(markup).toContain('rel="next"')
  expect(html(eventPartList, fixtures.filled)).not.toMatch(/<form|pager/)
})

test('asks for the programmes or the jobs, of one event or of all', () => {
  const asked = (props: object) =>
    eventPartList.needs?.(eventPartList.props.parse({ ...fixtures.filled.props, ...props })).rows
  expect(asked({ event: 'e1', limit: 3 })).toMatchObject({
    endpoint: { path: 'v3/post/event/program/list' },
    input: { eventId: 'e1', pageSize: 3 },
  })
  expect(asked({ of: 'careers' })?.endpoint.path).toBe('v3/post/event/career/list')
})
