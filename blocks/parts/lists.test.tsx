import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { NodeQuery } from '#schemas/page-query.ts'
import { EmptyList, ListFilter, ListForm, ListFound } from './list-controls.tsx'
import { itemId, ListMore } from './list-more.tsx'
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

test('a choice of a list without a page begins the lists beside it anew', () => {
  const list = listAt(3, { props: { state: 'state' } })
  expect(listHref(list, { state: 'open' })).toBe('/en/Class?state=open#semua')
  const more = listAt(3, { props: { limit: 'nomor' } })
  expect(listHref(more, { limit: 6 })).toBe('/en/Class?nomor=6&other=4#semua')
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

const showing = (value: number) =>
  listAt(1, {
    values: [
      { name: 'show', type: 'number', value, default: 8, max: 20 },
      { name: 'state', type: 'choice', value: 'open', of: ['open', 'ended'] },
    ],
    props: { limit: 'show', state: 'state' },
  })
const moreOf = (value: number, totalItems: number) =>
  renderToStaticMarkup(
    <ListMore
      list={showing(value)}
      locale="en"
      pagination={{ page: 1, perPage: value, totalItems, totalPages: 2 }}
    />,
  )

test('a link shows as many items more, keeps the filter, and leads to the first of them', () => {
  expect(moreOf(8, 30)).toContain('Showing 8 of 30')
  expect(moreOf(8, 30)).toContain('href="/en/Class?show=16&amp;state=open#semua-9">Show 8 more</a>')
  expect(moreOf(8, 11)).toContain('>Show 3 more</a>')
  expect(itemId(showing(8), 9)).toBe('semua-9')
  expect(itemId(listAt(1), 9)).toBeUndefined()
})

test('no link shows more than there is, or than may be asked for', () => {
  expect(moreOf(16, 30)).toContain('href="/en/Class?show=20&amp;state=open#semua-17">Show 4 more')
  expect(moreOf(20, 30)).not.toContain('<a')
  expect(moreOf(16, 12)).toContain('Showing 12 of 12')
  expect(moreOf(16, 12)).not.toContain('<a')
  expect(moreOf(8, 8)).toBe('')
})

test('another choice of a filter begins with the first items', () => {
  expect(listHref(showing(16), { state: 'ended' })).toBe('/en/Class?state=ended#semua')
  expect(isNarrowed(listAt(1, { ...showing(16).query, props: { limit: 'show' } }))).toBe(false)
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

test('a filter says how many items each choice lists', () => {
  const markup = renderToStaticMarkup(
    <ListFilter
      list={listAt(1)}
      prop="state"
      label="Saring"
      every="Semua"
      counts={{ '': 5, open: 5, ended: 0 }}
    />,
  )
  const labels = [...markup.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, label = '']) =>
    label.replace(/<[^>]*>/g, ''),
  )
  expect(labels).toEqual(['Semua 5', 'Open 5', 'Ended 0'])
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

test('a list of more items than are counted says so, in both languages', () => {
  const pagination = { page: 2, perPage: 500, totalItems: 1000, totalPages: 2, isMore: true }
  const list = listAt(2)
  const searched = listAt(2, {
    values: [{ name: 'search', type: 'text', value: 'kopi', max: 60 }],
    props: { search: 'search' },
  })
  const drawn = (locale: 'id' | 'en') =>
    renderToStaticMarkup(
      <>
        <ListFound list={searched} locale={locale} pagination={pagination} />
        <ListPager list={list} locale={locale} pagination={pagination} />
        <ListMore list={showing(8)} locale={locale} pagination={pagination} />
      </>,
    )
  expect(drawn('id')).toContain('Lebih dari 1.000 hasil untuk “kopi”.')
  expect(drawn('id')).toContain('Halaman 2 dari 2, memuat 1.000 butir pertama')
  expect(drawn('id')).toContain('Menampilkan 8 dari lebih dari 1.000')
  expect(drawn('en')).toContain('More than 1,000 results for “kopi”.')
  expect(drawn('en')).toContain('Page 2 of 2, with the first 1,000 items')
  expect(drawn('en')).toContain('Showing 8 of more than 1,000')
})
