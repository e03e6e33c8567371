import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { careerList } from './index.ts'

test.each(['filled', 'index'] as const)('links each field to its own page (%s)', (name) => {
  const markup = html(careerList, fixtures[name])
  expect(markup).toContain('<a class="card-link" href="/Career/perangkat-lunak">')
  expect(markup.match(/<h3/g)).toHaveLength(3)
})

test('says how many jobs are open, and that there are none', () => {
  expect(html(careerList, fixtures.filled)).toMatch(/3 lowongan dibuka.*Belum ada lowongan/s)
  expect(html(careerList, fixtures.index)).toContain('1 open job<')
})

test('shows a message without fields of work', () => {
  expect(html(careerList, fixtures.empty)).toContain('Belum ada bidang kerja')
})

test('shows no more than its limit', () => {
  const { props, data } = fixtures.filled
  expect(html(careerList, { props: { ...props, limit: 2 }, data }).match(/<h3/g)).toHaveLength(2)
})

test('links to its other pages when its page is of the query', () => {
  expect(html(careerList, fixtures.paged)).toContain('rel="next" href="/Career?page=3#fixture"')
  expect(html(careerList, fixtures.filled)).not.toContain('pager')
})
