import { expect, test } from 'vitest'
import { Slug } from '#schemas/slug.ts'
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

test('a slug of a long title is one that a schema takes, with its number', () => {
  const taken = new Set<string>()
  for (const title of ['a'.repeat(200), 'a'.repeat(200), '㎢ '.repeat(100), '㎢ '.repeat(100)]) {
    expect(Slug.safeParse(toSlug(title, taken)).error).toBeUndefined()
  }
  expect(taken.size).toBe(4)
})
