import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { bookList } from './index.ts'

test('names each book with its author and year', () => {
  const markup = html(bookList, fixtures.filled)
  expect(markup.match(/<h3/g)).toHaveLength(3)
  expect(markup).toContain('Yohanes Rekaan, 2024')
  expect(markup).toContain('>Sekar Contoh</p>')
})

test('links those that can be read or ordered', () => {
  const markup = html(bookList, fixtures.filled)
  expect(markup.match(/<a /g)).toHaveLength(1)
  expect(markup).toContain('href="https://toko.example/papan-tulis"')
})

test('draws a plain cover where a book has none', () => {
  expect(html(bookList, fixtures.filled).match(/book-list-plain/g)).toHaveLength(2)
})

test('renders nothing without books', () => {
  expect(html(bookList, fixtures.empty)).toBe('')
})
