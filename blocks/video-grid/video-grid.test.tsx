import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { videoGrid } from './index.ts'

test('leads to the video where it has no page of its own', () => {
  const markup = html(videoGrid, fixtures.filled)
  expect(markup).toContain('href="/videos/silabus.webm"')
  expect(markup).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"')
  expect(markup.match(/class="card-link"/g)).toHaveLength(2)
})

test('leads to the page of each video when its props name one', () => {
  const markup = html(videoGrid, fixtures.pages)
  expect(markup).toContain('href="/Video/rekaman"')
  expect(markup).not.toContain('youtube.com')
})

test('shows the length of a video', () => {
  const markup = html(videoGrid, fixtures.filled)
  expect(markup).toContain('1:07')
  expect(markup).toContain('1:10:07')
})

test('loads no frame and no video', () => {
  expect(html(videoGrid, fixtures.filled)).not.toMatch(/<iframe|<video/)
})

test('shows a message without videos', () => {
  expect(html(videoGrid, fixtures.empty)).toContain('Belum ada video')
})

test('has a search and pages as far as its props are bound to the query', () => {
  const markup = html(videoGrid, fixtures.paged)
  expect(markup).toMatch(/<form [^>]*role="search"/)
  expect(markup).toContain('rel="next"')
})
