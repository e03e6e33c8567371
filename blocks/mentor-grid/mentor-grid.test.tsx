import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { mentorGrid } from './index.ts'

test('shows initials without a photo, and academic titles are not part of them', () => {
  const initials = [...html(mentorGrid, fixtures.filled).matchAll(/aria-hidden="true">(\p{L}+)</gu)]
  expect(initials.map(([, letters]) => letters)).toEqual(['MT', 'BW', 'SL', 'Y', 'PM'])
})

test('shows a photo with an empty alt beside the name', () => {
  const { props, data } = fixtures.filled
  const items = data.mentors.items.map((item) => ({ ...item, photo: '/photo.jpg' }))
  const markup = html(mentorGrid, { props, data: { mentors: { ...data.mentors, items } } })
  expect(markup.match(/<img[^>]*alt=""[^>]*loading="lazy"/g)).toHaveLength(5)
})

test.each(['filled', 'names'] as const)('names everyone (%s)', (name) => {
  expect(html(mentorGrid, fixtures[name]).match(/<h3/g)).toHaveLength(5)
})

test('names the classes that someone teaches', () => {
  const markup = html(mentorGrid, fixtures.filled)
  expect(markup.match(/Mengajar:/g)).toHaveLength(1)
  expect(markup).toContain('<li>Analisis Data dengan SQL</li><li>Grafik yang Jujur</li>')
})

test('links to the classes that someone teaches when it knows their page', () => {
  const { props, data } = fixtures.filled
  const markup = html(mentorGrid, { props: { ...props, class: '/Class/:slug' }, data })
  expect(markup).toContain('href="/Class/analisis-data-sql">Analisis Data dengan SQL</a>')
})

test('links names to the pages of mentors when it knows their path', () => {
  for (const name of ['filled', 'names'] as const) {
    const { props, data } = fixtures[name]
    const markup = html(mentorGrid, { props: { ...props, detail: '/Mentor/:slug' }, data })
    expect(markup).toContain('<a href="/Mentor/marlina">Marlina Tefa</a></h3>')
    expect(html(mentorGrid, fixtures[name])).not.toContain('href="/Mentor/')
  }
})

test('shows more by a link when its limit is of the query', () => {
  const markup = html(mentorGrid, fixtures.more)
  expect(markup).toContain('Menampilkan 5 dari 12')
  expect(markup).toContain('href="/Mentor?show=10#fixture-6">Tampilkan 5 lagi</a>')
  expect(markup).toContain('<li class="mentor-grid-card" id="fixture-5">')
  expect(html(mentorGrid, fixtures.filled)).not.toContain('Menampilkan')
})

test('renders nothing without mentors', () => {
  expect(html(mentorGrid, fixtures.empty)).toBe('')
})

test('requests as many mentors as it shows', () => {
  const props = mentorGrid.props.parse({ ...fixtures.filled.props, limit: 4 })
  expect(mentorGrid.needs?.(props).mentors.input).toEqual({ pageSize: 4 })
})

test('links to its other pages when its page is of the query', () => {
  const markup = html(mentorGrid, fixtures.paged)
  expect(markup).toContain('rel="prev" href="/Mentor?page=2#fixture"')
  expect(html(mentorGrid, fixtures.filled)).not.toContain('pager')
})
