import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { careerDetail } from './index.ts'

test('renders the name of the field as the only h1', () => {
  const markup = html(careerDetail, fixtures.filled)
  expect(markup.match(/<h1/g)).toHaveLength(1)
  expect(markup).toMatch(/<h1[^>]*>Pengajaran dan Pendampingan<\/h1>/)
})

test('links to each of its jobs, with its place and its last day', () => {
  const markup = html(careerDetail, fixtures.filled)
  expect(markup).toContain('href="/Career/Job/id-mentor-front-end"')
  expect(markup).toContain('Penuh waktu · Di kantor · Kupang')
  expect(markup).toContain('<time dateTime="2026-12-15T16:59:00Z">Ditutup 15 Desember 2026</time>')
})

test('says that no job is open', () => {
  expect(html(careerDetail, fixtures['no jobs'])).toContain('This field has no open jobs yet')
})

test('renders nothing when there is no such field', () => {
  expect(html(careerDetail, fixtures.empty)).toBe('')
})

test('requests the field and its jobs by the slug', () => {
  const props = careerDetail.props.parse({ ...fixtures.filled.props, page: 2 })
  const needs = careerDetail.needs?.(props)
  expect(needs?.career.input).toEqual({ slug: 'pengajaran' })
  expect(needs?.jobs.input).toEqual({ careerId: 'pengajaran', page: 2 })
})

test('links to other pages of its jobs when the page is of the query', () => {
  expect(html(careerDetail, fixtures.paged)).toContain(
    'rel="next" href="/Career/pengajaran?page=2#fixture"',
  )
})
