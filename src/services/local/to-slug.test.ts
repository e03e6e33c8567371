import { expect, test } from 'vitest'
import { toSlug } from './to-slug.ts'

test('a slug is lower case words, and unlike those that are taken', () => {
  const taken = new Set<string>()
  const titles = ['Dasar HTML & CSS', 'Dasar: HTML, CSS!', 'Café', '???', '!!!']
  expect(titles.map((title) => toSlug(title, taken))).toEqual([
    'dasar-html-css',
    'dasar-html-css-2',
    'cafe',
    'bagian',
    'bagian-2',
  ])
})
