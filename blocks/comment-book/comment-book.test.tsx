import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { commentBook } from './index.ts'

test('shows who wrote what and when', () => {
  const markup = html(commentBook, fixtures.filled)
  expect(markup.match(/class="comment-book-comment"/g)).toHaveLength(3)
  expect(markup).toContain('dateTime="2026-11-03T02:00:00Z">3 November 2026</time>')
})

test('says a rating in words, and leaves it out where there is none', () => {
  const markup = html(commentBook, fixtures.filled)
  expect(markup.match(/Nilai \d dari 5/g)).toEqual(['Nilai 5 dari 5', 'Nilai 3 dari 5'])
  expect(html(commentBook, fixtures.english)).toContain('Rated 3 of 5')
})

test('shows a message without comments, and where to write the first', () => {
  const markup = html(commentBook, fixtures.empty)
  expect(markup).toContain('Buku ini masih kosong')
  expect(markup).toContain('href="/Buku-Tamu"')
})

test('a page of the list has its own rows, and links to the pages around it without scripts', () => {
  const { props, data, query } = fixtures.paged
  const input = commentBook.needs?.(commentBook.props.parse(props)).reviews.input
  expect(input).toEqual({ limit: props.limit + 1, offset: props.limit })
  const first = html(commentBook, fixtures.paged)
  expect(first).toContain('<p class="text-small text-muted">Halaman 2</p>')
  expect(first).toContain(`rel="prev" href="${query.path}#`)
  expect(first).toContain(`rel="next" href="${query.path}?page=3#`)
  const last = { ...fixtures.paged, data: { reviews: data.reviews.slice(0, props.limit) } }
  expect(html(commentBook, last)).not.toContain('rel="next"')
})
