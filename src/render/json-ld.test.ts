import { expect, test } from 'vitest'
import { withAbsoluteAddresses } from './json-ld.ts'

const absolute = (data: object) => withAbsoluteAddresses(data, 'https://a.id')

test('paths in properties that hold addresses become absolute, in lists and nested objects too', () => {
  expect(
    absolute({
      '@id': '/Class/a',
      image: ['/a.png', 'https://b.id/b.png'],
      itemListElement: [{ '@type': 'ListItem', name: '/', item: '/Class' }],
      provider: { '@type': 'Organization', url: '/', logo: { url: '/logo.svg' } },
    }),
  ).toEqual({
    '@id': 'https://a.id/Class/a',
    image: ['https://a.id/a.png', 'https://b.id/b.png'],
    itemListElement: [{ '@type': 'ListItem', name: '/', item: 'https://a.id/Class' }],
    provider: {
      '@type': 'Organization',
      url: 'https://a.id/',
      logo: { url: 'https://a.id/logo.svg' },
    },
  })
})

test('whatever else begins with a slash stays, and so do numbers, null and empty lists', () => {
  const other = { name: '/etc', price: 0, review: null, keywords: [], isFree: true }
  expect(absolute(other)).toEqual(other)
})
