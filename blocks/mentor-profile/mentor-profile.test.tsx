import { expect, test } from 'vitest'
import { drawn, html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { mentorProfile } from './index.ts'

test('renders the name of the mentor as the only h1', () => {
  const markup = html(mentorProfile, fixtures.filled)
  expect(markup.match(/<h1/g)).toHaveLength(1)
  expect(markup).toMatch(/<h1[^>]*>Marlina Tefa<\/h1>/)
})

test('links to each class, with its state', () => {
  const markup = html(mentorProfile, fixtures.filled)
  expect(markup).toContain('href="/Class/grafik-yang-jujur"')
  expect(markup).toMatch(/Pendaftaran Dibuka.*Telah Selesai.*Segera Dimulai/s)
})

test('leaves out what they do not say', () => {
  const markup = html(mentorProfile, fixtures.bare)
  expect(markup).toContain('Marlina Tefa')
  expect(markup).toContain('There are no classes with this mentor yet.')
  expect(markup).not.toContain('Expertise')
})

test('renders nothing and has no JSON-LD when the site has no such mentor', () => {
  expect(html(mentorProfile, fixtures.empty)).toBe('')
  expect(jsonLdOf('empty')).toBeNull()
})

test('requests this mentor only', () => {
  const needs = mentorProfile.needs?.(mentorProfile.props.parse(fixtures.filled.props))
  expect(needs?.mentor.input).toEqual({ slug: 'marlina' })
})

test('has JSON-LD of a person', () => {
  expect(jsonLdOf('filled')).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { name: 'Marlina Tefa', knowsAbout: ['SQL', 'Visualisasi data'] },
  })
})

function jsonLdOf(name: 'filled' | 'empty') {
  const { page, slots, id } = drawn(mentorProfile, fixtures[name])
  const { props, data } = fixtures[name]
  const asked = { mentor: '' }
  return mentorProfile.jsonLd?.({
    id,
    page,
    slots,
    asked,
    props: mentorProfile.props.parse(props),
    data,
  })
}
