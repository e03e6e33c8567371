import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { quote } from './index.ts'

test('is a quotation with its speaker in the caption', () => {
  const markup = html(quote, fixtures.filled)
  expect(markup).toMatch(/<blockquote[^>]*><p[^>]*>Saya belajar dari rumah/)
  expect(markup).toMatch(/<figcaption.*Maria Nggebu.*Alumni angkatan keempat.*<\/figcaption>/)
  expect(markup).toContain('href="/Alumni">Kisah Maria<')
})

test('has no caption where nobody and nothing is named', () => {
  expect(html(quote, fixtures.words)).not.toContain('figcaption')
})

test('splits long words of somebody into paragraphs', () => {
  expect(html(quote, fixtures.long).match(/whitespace-pre-line/g)).toHaveLength(2)
})

test('renders nothing without words', () => {
  expect(html(quote, fixtures.empty)).toBe('')
})
