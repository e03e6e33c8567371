import { expect, test } from 'vitest'
import { drawn, html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { breadcrumbs } from './index.ts'

const structured = (fixture: typeof fixtures.filled | typeof fixtures.above) => {
  const props = breadcrumbs.props.parse(fixture.props)
  const { page } = drawn(breadcrumbs, fixture)
  return breadcrumbs.jsonLd?.({ id: 'crumbs', props, data: {}, asked: {}, slots: {}, page })
}

test('links to the pages above, highest first, and names this page without a link', () => {
  const markup = html(breadcrumbs, fixtures.filled)
  expect([...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/', '/Class'])
  expect(markup).toContain('<span aria-current="page">Dasar pemrograman web</span>')
})

test('has JSON-LD of each entry with its position', () => {
  expect(structured(fixtures.filled)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Beranda', item: { '@id': '/' } },
      { position: 2, name: 'Kelas', item: { '@id': '/Class' } },
      { position: 3, name: 'Dasar pemrograman web' },
    ],
  })
  expect(structured(fixtures.above)).toMatchObject({ itemListElement: { length: 2 } })
})

test('renders nothing and has no JSON-LD without pages above', () => {
  expect(html(breadcrumbs, fixtures.empty)).toBe('')
  expect(structured(fixtures.empty)).toBeNull()
})
