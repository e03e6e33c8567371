import { expect, test } from 'vitest'
import { drawn, html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { jobDetail } from './index.ts'

test('renders the title as the only h1, with the terms of the job', () => {
  const markup = html(jobDetail, fixtures.filled)
  expect(markup.match(/<h1/g)).toHaveLength(1)
  expect(markup).toMatch(/Tempat<\/dt><dd[^>]*>Kantor dan jarak jauh, Kupang</)
  expect(markup).toMatch(/Upah<\/dt><dd[^>]*>Rp6.000.000–Rp8.500.000 per bulan</)
})

test('leads to where to apply while the job is open', () => {
  expect(html(jobDetail, fixtures.filled)).toContain('href="mailto:karier@situs.example"')
  const closed = html(jobDetail, fixtures.closed)
  expect(closed).not.toContain('mailto:')
  expect(closed).toContain('This job has closed')
})

test('leaves out what the job does not say', () => {
  expect(html(jobDetail, fixtures.bare)).not.toMatch(/Upah|Yang dikerjakan|prose/)
})

test('renders nothing and has no JSON-LD when there is no such job', () => {
  expect(html(jobDetail, fixtures.empty)).toBe('')
  expect(jobDetail.jsonLd?.(fixtureNamed('empty'))).toBeNull()
})

test('has JSON-LD of a job posting, with its place or that it is remote', () => {
  expect(jobDetail.jsonLd?.(fixtureNamed('filled'))).toMatchObject({
    '@type': 'JobPosting',
    employmentType: 'FULL_TIME',
    validThrough: '2026-12-15T16:59:00Z',
    jobLocation: { address: { addressLocality: 'Kupang', addressCountry: 'ID' } },
    baseSalary: { currency: 'IDR', value: { minValue: 6_000_000, maxValue: 8_500_000 } },
  })
  const remote = jobDetail.jsonLd?.(fixtureNamed('bare'))
  expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
  expect(remote).not.toHaveProperty('jobLocation')
  expect(remote).not.toHaveProperty('baseSalary')
})

function fixtureNamed(name: 'filled' | 'empty' | 'bare') {
  const { page, slots, id } = drawn(jobDetail, fixtures[name])
  const { props, data } = fixtures[name]
  return { id, page, slots, asked: { job: '' }, props: jobDetail.props.parse(props), data }
}
