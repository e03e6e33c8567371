import { expect, test } from 'vitest'
import type { NodeQuery } from '#schemas/page-query.ts'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { postList } from './index.ts'

test.each(['filled', 'lines', 'lead'] as const)('links each post to its own page (%s)', (name) => {
  const markup = html(postList, fixtures[name])
  expect(markup).toContain('href="/News/id-pendaftaran/pendaftaran"')
  expect(markup.match(/class="card-link"/g)).toHaveLength(4)
})

test('dates each post in western Indonesian time', () => {
  expect(html(postList, fixtures.filled)).toContain(
    '<time class="day" dateTime="2026-10-21T23:30:00Z"><span class="day-number">22</span> ' +
      '<span class="day-month">Oktober</span><span class="day-year"> 2026</span></time>',
  )
})

test('shows the first post large and the others as lines', () => {
  const markup = html(postList, fixtures.lead)
  expect(markup.match(/post-list-first"/g)).toHaveLength(1)
  expect(markup.match(/post-list-line"/g)).toHaveLength(3)
})

test('has a label and begins with h2 without a heading', () => {
  const markup = html(postList, fixtures['without a heading'])
  expect(markup).toContain('aria-label="Daftar tulisan"')
  expect(markup.match(/<h2/g)).toHaveLength(4)
})

test('shows a message when there are no posts', () => {
  expect(html(postList, fixtures.empty)).toContain('Belum ada tulisan')
})

test('renders nothing when there is no other post', () => {
  expect(html(postList, fixtures['no others'])).toBe('')
})

test('requests its kind, order and category, without the post of the page', () => {
  const query = { sort: 'popular', category: 'k1', excludeId: 'x', limit: 3 }
  const props = postList.props.parse({ ...fixtures.filled.props, ...query })
  expect(postList.needs?.(props).posts.input).toEqual({
    kindSlug: 'news',
    pageSize: 3,
    page: undefined,
    search: undefined,
    sort: 'popular',
    categoryId: 'k1',
    excludeId: 'x',
  })
})

test('visitors search, order and filter as far as the props are bound to the query', () => {
  const markup = html(postList, fixtures.searched)
  expect(markup).toContain('<input type="hidden" name="category" value="cerita-lapangan"/>')
  expect(markup).toMatch(
    /<input class="list-input" type="search" maxLength="60" name="search" value="guru"\/>/,
  )
  expect(markup).toContain('<option value="oldest" selected="">Terlama</option>')
  expect(markup).toContain('>Cerita lapangan</a>')
  expect(markup).toContain('4 hasil untuk “guru”')
})

test('shows more by a link when its limit is of the query', () => {
  const query: NodeQuery = {
    path: '/News',
    values: [{ name: 'show', type: 'number', value: 4, default: 4, max: 24 }],
    props: { limit: 'show' },
  }
  const { props, data } = fixtures.filled
  const pagination = { page: 1, perPage: 4, totalItems: 9, totalPages: 3 }
  const markup = html(postList, { props, data: { posts: { ...data.posts, pagination } }, query })
  expect(markup).toContain('href="/News?show=8#fixture-5">Tampilkan 4 lagi</a>')
  expect(markup).toContain('<li class="card post-item" id="fixture-1">')
})
