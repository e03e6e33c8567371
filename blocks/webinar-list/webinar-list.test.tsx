import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { webinarList } from './index.ts'

test('links each webinar to its own page', () => {
  const markup = html(webinarList, fixtures.filled)
  expect(markup).toContain('<a class="card-link" href="/Class/bertanya">')
  expect(markup.match(/<h3/g)).toHaveLength(3)
})

test('shows hours with their zone, the price, and the seats of what is open', () => {
  const markup = html(webinarList, fixtures.filled)
  expect(markup).toContain('>1 Desember 2026, 19.30 WIB</time>')
  expect(markup).toContain('>1 Desember 2026, 20.30 WITA</time>')
  expect(markup).toContain('Rp50.000')
  expect(markup.match(/Sisa 42 kursi/g)).toHaveLength(1)
})

test('leads to the file for calendars of each webinar that has not ended', () => {
  const markup = html(webinarList, fixtures.filled)
  expect(markup).toContain('href="/calendar/id/class/bertanya.ics">Tambahkan ke kalender')
})

test('requests the webinars of its programs', () => {
  const props = webinarList.props.parse(fixtures.english.props)
  expect(webinarList.needs?.(props).webinars.input).toMatchObject({ programIds: 'data,usaha' })
})

test('shows a message without webinars', () => {
  expect(html(webinarList, fixtures.empty)).toContain('Belum ada webinar')
})

test('links to its other pages when its page is of the query', () => {
  expect(html(webinarList, fixtures.paged)).toContain('rel="next" href="/Webinar?page=3#fixture"')
})
