import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { eventList } from './index.ts'

test.each(['filled', 'cards'] as const)('links each event to its own page (%s)', (name) => {
  const markup = html(eventList, fixtures[name])
  expect(markup).toContain('<a class="card-link" href="/Event/tur-timur">')
  expect(markup.match(/<h3/g)).toHaveLength(4)
})

test('shows hours with their zone, and where an event takes several days from when to when', () => {
  const markup = html(eventList, fixtures.filled)
  expect(markup).toContain('>5 Desember 2026, 08.00–12.00 WIB</time>')
  expect(markup).toContain('>16 November 2026, 08.00 WITA – 28 November 2026, 16.00 WITA</time>')
  expect(markup).toContain('>1 Oktober 2026</time>')
  expect(html(eventList, fixtures.cards)).toContain('>5 December 2026, 08:00–12:00 WIB</time>')
})

test('says where it is, also online', () => {
  const markup = html(eventList, fixtures.filled)
  expect(markup).toContain('Kupang, Ambon, Sorong, dan Jayapura dan daring')
  expect(markup).toContain('>Daring</li>')
})

test('leads to the file for calendars of each event that has not ended', () => {
  const links = [...html(eventList, fixtures.filled).matchAll(/href="(\/calendar[^"]*)"/g)]
  expect(links.map(([, href]) => href)).toEqual([
    '/calendar/id/event/id-hari-terbuka.ics',
    '/calendar/id/event/id-tur-timur.ics',
  ])
})

test('labels each state', () => {
  const labels = [...html(eventList, fixtures.filled).matchAll(/badge-\w+">([^<]+)/g)]
  expect(labels.map(([, label]) => label)).toEqual([
    'Akan Datang',
    'Sedang Berlangsung',
    'Telah Selesai',
  ])
})

test('shows a message without events, and nothing when there is no other', () => {
  expect(html(eventList, fixtures.empty)).toContain('Belum ada acara')
  expect(html(eventList, fixtures['no others'])).toBe('')
  expect(html(eventList, fixtures['nothing found'])).toContain('Tidak ada yang cocok')
})

test('has a search, states and pages as far as its props are bound to the query', () => {
  const markup = html(eventList, fixtures.paged)
  expect(markup).toMatch(/<form [^>]*role="search"/)
  expect(markup).toMatch(/href="[^"]*state=ended#fixture" aria-current="true">Telah Selesai/)
  expect(markup).toContain('rel="next"')
  expect(html(eventList, fixtures.filled)).not.toMatch(/<form|pager|class="filter"/)
})

test('requests events by their time', () => {
  const props = eventList.props.parse({ ...fixtures.filled.props, state: 'started', limit: 3 })
  expect(eventList.needs?.(props).events.input).toMatchObject({
    kindSlug: 'event',
    sort: 'upcoming',
    state: 'started',
    pageSize: 3,
  })
})
