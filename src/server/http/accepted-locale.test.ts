import { expect, test } from 'vitest'
import { acceptedLocale } from './accepted-locale.ts'

test.each([
  [undefined, 'id'],
  ['', 'id'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['id-ID,id;q=0.9,en-US;q=0.8', 'id'],
  ['fr, en;q=0.7, id;q=0.3', 'en'],
  ['en;q=0, id;q=0.1', 'id'],
  ['fr', 'id'],
  [',,;q=;;', 'id'],
])('a request that accepts %j is answered in %s', (header, locale) => {
  expect(acceptedLocale(header, 'id')).toBe(locale)
})

test('without a language that we speak the fallback is taken', () => {
  expect(acceptedLocale('de', 'en')).toBe('en')
})
