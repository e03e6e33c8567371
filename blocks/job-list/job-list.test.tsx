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

test('leaves out the job of the page, by its id or its slug, and itself when there is no other', () => {
  const { props, data } = fixtures.filled
  const [job] = data.jobs.items
  if (job === undefined) throw new Error('The fixture has no job.')
  for (const excludeId of [job.id, job.slug]) {
    const markup = html(jobList, { props: { ...props, excludeId }, data })
    expect(markup.match(/<h3/g)).toHaveLength(2)
    expect(markup).not.toContain(`/Career/Job/${job.id}"`)
  }
  const only = { jobs: { ...data.jobs, items: [job] } }
  expect(html(jobList, { props: { ...props, excludeId: job.id }, data: only })).not.toContain('<h2')
})
