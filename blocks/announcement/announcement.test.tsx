import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { announcement } from './index.ts'

test('is a region that is named in the language of the page', () => {
  expect(html(announcement, fixtures.filled)).toContain('aria-label="Pengumuman"')
  expect(html(announcement, fixtures.english)).toContain('aria-label="Announcement"')
})

test('leads to its page', () => {
  expect(html(announcement, fixtures.filled)).toMatch(/href="\/Register">Lihat syaratnya</)
})

test('has neither label nor link where there is none', () => {
  expect(html(announcement, fixtures.plain)).not.toMatch(/announcement-label|<a /)
})

test('renders nothing without a text', () => {
  expect(html(announcement, fixtures.empty)).toBe('')
})

test('has a button that closes it only when it can be closed', () => {
  const markup = html(announcement, fixtures.closable)
  expect(markup).toMatch(/data-part="announcement" data-name="fixture"/)
  expect(markup).toContain('aria-label="Tutup pengumuman"')
  expect(html(announcement, fixtures.filled)).not.toMatch(/<button|data-part/)
})
