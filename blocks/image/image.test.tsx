import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { image } from './index.ts'

test('is a figure whose picture is described', () => {
  const markup = html(image, fixtures.filled)
  expect(markup).toMatch(/^<figure/)
  expect(markup).toContain('alt="Sebuah teras dengan dua bangku panjang dan rak buku."')
  expect(markup).toContain('width="1600" height="1000"')
})

test('names who made the picture, in the language of the page', () => {
  expect(html(image, fixtures.filled)).toContain(
    'Gambar: <a href="https://seruni.example">Ruang Baca Seruni</a>',
  )
  expect(html(image, fixtures.english)).toContain('Picture: Seruni Reading Room')
})

test('has no caption where there is nothing to say, and then only decorates', () => {
  const markup = html(image, fixtures.plain)
  expect(markup).not.toContain('figcaption')
  expect(markup).toContain('alt=""')
})

test('renders nothing without a picture', () => {
  expect(html(image, fixtures.empty)).toBe('')
})
