import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { galleryGrid } from './index.ts'

test('shows each photo with what it shows, and its caption', () => {
  const markup = html(galleryGrid, fixtures.filled)
  expect(markup).toContain('alt="Meja panjang dengan karya."')
  expect(markup).toContain('Satu lembar untuk setiap saran yang akan dicoba.</figcaption>')
  expect(markup.match(/<figure/g)).toHaveLength(6)
  expect(markup.match(/<figcaption/g)).toHaveLength(4)
})

test('opens further photos below the first ones', () => {
  const markup = html(galleryGrid, fixtures.folded)
  expect(markup).toMatch(/<summary[^>]*>Show 1 more photo<\/summary>/)
  expect(html(galleryGrid, fixtures.filled)).not.toContain('<details')
})

test('names the place and the day of an album', () => {
  const markup = html(galleryGrid, fixtures.filled)
  expect(markup).toContain('Bandung · <time dateTime="2026-11-03T02:00:00Z">3 November 2026</time>')
  expect(markup).not.toContain('> · ')
})

test('shows a message without albums', () => {
  expect(html(galleryGrid, fixtures.empty)).toContain('Belum ada foto')
})

test('links to its other pages when its page is of the query', () => {
  expect(html(galleryGrid, fixtures.paged)).toContain('rel="next" href="/Gallery?page=3#fixture"')
  expect(html(galleryGrid, fixtures.filled)).not.toContain('pager')
})
