import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { jobList } from './index.ts'

test('links each job to its own page', () => {
  const markup = html(jobList, fixtures.filled)
  expect(markup).toContain('<a class="card-link" href="/Career/Job/id-pengelola-kelas">')
  expect(markup.match(/<h3/g)).toHaveLength(3)
})

test('shows the pay of a month as far as it is said', () => {
  const markup = html(jobList, fixtures.filled)
  expect(markup).toContain('Rp3.000.000–Rp4.500.000 per bulan')
  expect(markup).toContain('mulai Rp6.000.000 per bulan')
  expect(markup.match(/per bulan/g)).toHaveLength(2)
  expect(html(jobList, fixtures.english)).toContain('from Rp6,000,000 a month')
})

test.each(['empty', 'no such field'] as const)('shows a message without jobs (%s)', (name) => {
  expect(html(jobList, fixtures[name])).toContain('Belum ada lowongan yang dibuka')
})

test('requests the jobs of its field of work', () => {
  const props = jobList.props.parse(fixtures.english.props)
  expect(jobList.needs?.(props).jobs.input).toEqual({ careerId: 'pengajaran', page: undefined })
})

test('links to its other pages when its page is of the query', () => {
  expect(html(jobList, fixtures.paged)).toContain('rel="next" href="/Career?page=3#fixture"')
  expect(html(jobList, fixtures.filled)).not.toContain('pager')
})
