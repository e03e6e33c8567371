import { expect, test } from 'vitest'
import { originAt } from './origin.ts'

const site = { origin: 'https://lain.id' }

test.each([
  ['lain.id', 'https://lain.id'],
  ['LAIN.ID.', 'https://lain.id'],
  ['www.lain.id', 'https://www.lain.id'],
  ['www.lain.id:8080', 'https://www.lain.id'],
  ['lain.localhost:3000', 'http://lain.localhost:3000'],
  ['lain.localhost', 'http://lain.localhost'],
  ['192.168.1.7:3000', 'http://192.168.1.7:3000'],
  ['localhost:3000', 'http://localhost:3000'],
])('links of a request to %s begin with %s', (asked, origin) => {
  expect(originAt(site, asked)).toBe(origin)
})

test.each(['', 'a b', 'lain.id/@evil.example', 'lain.id, evil.example', 'user@lain.id'])(
  'what is no host changes nothing: %j',
  (asked) => {
    expect(originAt(site, asked)).toBe(site.origin)
  },
)

test('the port of meta.url is part of links to its host, and of no other', () => {
  const other = { origin: 'https://lain.id:8443' }
  expect(originAt(other, 'lain.id')).toBe('https://lain.id:8443')
  expect(originAt(other, 'www.lain.id')).toBe('https://www.lain.id')
})
