import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { portfolioCase } from './index.ts'

test('renders the title as the only h1, and its text as prose', () => {
  const markup = html(portfolioCase, fixtures.filled)
  expect(markup.match(/<h1/g)).toHaveLength(1)
  expect(markup).toMatch(/<div class="prose"><h2>Sebelum kami datang/)
})

test('says for whom, when and in which batches', () => {
  const markup = html(portfolioCase, fixtures.filled)
  expect(markup).toMatch(/Untuk<\/dt><dd[^>]*>Desa Contoh</)
  expect(markup).toContain('<time dateTime="2026-03-02">2 Maret 2026</time>')
  expect(markup).toContain('Angkatan satu')
})

test('captions each photo, and leads to the video behind its picture', () => {
  const markup = html(portfolioCase, fixtures.filled)
  expect(markup).toContain('Lemari pertama, di beranda.</figcaption>')
  expect(markup).toMatch(/href="https:\/\/video.example\/1"><img/)
  expect(markup.match(/class="portfolio-case-photo"/g)).toHaveLength(4)
})

test('leads to a video without a picture by a button', () => {
  expect(html(portfolioCase, fixtures['video without a picture'])).toContain(
    '<a class="button" href="https://video.example/1">Tonton videonya</a>',
  )
})

test('leaves out what the case does not say', () => {
  expect(html(portfolioCase, fixtures.bare)).not.toMatch(/<dl|<aside|<img|prose/)
  expect(html(portfolioCase, fixtures.empty)).toBe('')
})
