import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { NodeQuery } from '#schemas/page-query.ts'
import { EmptyList, ListFilter, ListForm } from './list-controls.tsx'
import { ListPager } from './list-pager.tsx'
import { isNarrowed, listHref } from './list-query.ts'

const listAt = (page: number, more: Partial<NodeQuery> = {}) => ({
  id: 'semua',
  query: {
    path: '/en/Class',
    values: [
      { name: 'nomor', type: 'number', value: page, default: 1, max: 7 },
      { name: 'search', type: 'text', value: undefined, max: 60 },
      { name: 'state', type: 'choice', value: undefined, of: ['open', 'ended'] },
      { name: 'other', type: 'number', value: 4, default: 1, max: 9 },
    ],
    props: { page: 'nomor', search: 'search', state: 'state' },
    ...more,
  } satisfies NodeQuery,
})
const pagerAt = (page: number, totalPages: number) =>
  renderToStaticMarkup(
    <ListPager
      list={listAt(page)}
      locale="id"
      pagination={{ page, perPage: 6, totalItems: 60, totalPages }}
    />,
  )
const numbersOf = (markup: string) => [...markup.matchAll(/>(\d+)<\/a>/g)].map(([, n]) => n)

test('a link keeps the other values of the page, leaves out defaults, and leads to the list', () => {
  expect(listHref(listAt(3), { page: 2 })).toBe('/en/Class?nomor=2&other=4#semua')
  expect(listHref(listAt(3), { state: 'open' })).toBe('/en/Class?state=open&other=4#semua')
  expect(listHref(listAt(3), { page: 1 })).toBe('/en/Class?other=4#semua')
})

test('the pager says where it is and links to the pages around, the first and the last', () => {
  const markup = pagerAt(4, 7)
  expect(markup).toContain('Halaman 4 dari 7')
  expect(numbersOf(markup)).toEqual(['1', '3', '4', '5', '7'])
  expect(markup).toContain('rel="prev" href="/en/Class?nomor=3&amp;other=4#semua"')
  expect(markup).toContain('rel="next" href="/en/Class?nomor=5&amp;other=4#semua"')
  expect(markup.match(/aria-current="page"/g)).toHaveLength(1)
})

test('the first page has none before it, the last none after it, and one page no pager', () => {
  expect(pagerAt(1, 2)).not.toContain('rel="prev"')
  expect(pagerAt(2, 2)).not.toContain('rel="next"')
  expect(pagerAt(1, 1)).toBe('')
  expect(pagerAt(1, 0)).toBe('')
})

test('no link leads to a page that may not be asked for', () => {
  expect(numbersOf(pagerAt(7, 20))).toEqual(['1', '6', '7'])
  expect(pagerAt(7, 20)).not.toContain('rel="next"')
})

test('a list whose props are not bound to the query has no controls', () => {
  const list = listAt(1, { props: {} })
  const controls = (
    <>
      <ListForm list={list} locale="id" label="Cari" />
      <ListFilter list={list} prop="state" label="Saring" every="Semua" />
    </>
  )
  expect(renderToStaticMarkup(controls)).toBe('')
})

test('a filter with a default has no choice of none', () => {
  const values = [
    { name: 'state', type: 'choice', value: 'open', default: 'open', of: ['open', 'ended'] },
  ] as const
  const list = listAt(1, { values, props: { state: 'state' } })
  const markup = renderToStaticMarkup(
    <ListFilter list={list} prop="state" label="Saring" every="Semua" />,
  )
  expect(markup).not.toContain('Semua')
  expect(markup).toContain('href="/en/Class#semua" aria-current="true"')
})

test('an empty list leads on: to the first page, to everything, or it says that there is nothing', () => {
  const words = (page: number, more?: Partial<NodeQuery>) =>
    renderToStaticMarkup(<EmptyList list={listAt(page, more)} locale="en" none="None yet." />)
  expect(words(3)).toContain('<a class="link-more" href="/en/Class?other=4#semua">Go to the first')
  const values = listAt(1).query.values.map((one) =>
    one.name === 'search' ? { ...one, value: '<b>' } : one,
  )
  expect(words(1, { values })).toContain('href="/en/Class?other=4#semua">Show everything')
  expect(words(1)).toContain('None yet.')
})

test('a list is narrowed by any of its values but its page', () => {
  expect(isNarrowed(listAt(3))).toBe(false)
  expect(isNarrowed(listAt(1, { props: { level: 'other' } }))).toBe(true)
})
