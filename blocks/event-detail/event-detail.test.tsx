import { expect, test } from 'vitest'
import { drawn, html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { eventDetail } from './index.ts'

test('renders the title as the only h1, with when and where it is', () => {
  const markup = html(eventDetail, fixtures.filled)
  expect(markup.match(/<h1/g)).toHaveLength(1)
  expect(markup).toContain('>5 Desember 2026, 08.00–12.00 WIB</time>')
  expect(markup).toContain('Aula Sekolah Contoh, Bandung')
  expect(markup).toContain('120 orang')
})

test('links to registration and to its stream until it has ended', () => {
  const markup = html(eventDetail, fixtures.filled)
  expect(markup).toContain('<a class="button" href="/Register">Daftar</a>')
  expect(markup).toContain('href="https://siaran.example/terbuka"')
  expect(html(eventDetail, fixtures.ended)).not.toContain('class="button')
})

test('leads to its file for calendars until it has ended', () => {
  expect(html(eventDetail, fixtures.online)).toContain(
    'href="/calendar/id/event/e1.ics">Tambahkan ke kalender</a>',
  )
  expect(html(eventDetail, fixtures.ended)).not.toContain('/calendar/')
})

test('lists its programme and the jobs that it offers', () => {
  const markup = html(eventDetail, fixtures.filled)
  expect(markup).toContain('href="/Event/Program/id-tanya-jawab/tanya-jawab"')
  expect(markup).toContain('href="/Event/Careers/c1/pendamping"')
  expect(markup).toContain('Paruh waktu · Bandung')
  expect(html(eventDetail, fixtures.online)).not.toMatch(/Susunan acara|Pekerjaan yang/)
})

test('rows are not links without a page of their own, but jobs lead to where to apply', () => {
  expect(html(eventDetail, fixtures.ended)).not.toContain('card-link')
  const { props, data } = fixtures.ended
  const items = data.careers.items.map((row) => ({ ...row, registerUrl: 'https://lamar.example' }))
  const markup = html(eventDetail, {
    props,
    data: { ...data, careers: { ...data.careers, items } },
  })
  expect(markup).toContain('<a class="card-link" href="https://lamar.example">')
})

test('renders nothing and has no JSON-LD when there is no such event', () => {
  expect(html(eventDetail, fixtures.empty)).toBe('')
  expect(jsonLdOf('empty')).toBeNull()
  expect(jsonLdOf('no event')).toBeNull()
})

test('has JSON-LD of an event with each of its places', () => {
  expect(jsonLdOf('filled')).toMatchObject({
    '@type': 'Event',
    startDate: '2026-12-05T01:00:00Z',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }],
  })
  expect(jsonLdOf('online')).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: [{ url: 'https://siaran.example/terbuka' }],
  })
})

test('requests the programme and the jobs of this event only', () => {
  const needs = eventDetail.needs?.(eventDetail.props.parse({ slug: 'hari-terbuka' }))
  expect(needs?.post.input).toMatchObject({ kindSlug: 'event', slug: 'hari-terbuka' })
  expect(needs?.programs.input).toMatchObject({ eventId: 'hari-terbuka' })
  expect(needs?.careers.input).toMatchObject({ eventId: 'hari-terbuka' })
})

function jsonLdOf(name: keyof typeof fixtures) {
  const { page, slots, id } = drawn(eventDetail, fixtures[name])
  const { props, data } = fixtures[name]
  const asked = { post: '', programs: '', careers: '' }
  return eventDetail.jsonLd?.({
    id,
    page,
    slots,
    asked,
    props: eventDetail.props.parse(props),
    data,
  })
}
