import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { logoWall } from './index.ts'

test('names every partner, by its logo or as text', () => {
  const markup = html(logoWall, fixtures.filled)
  expect(markup).toContain('alt="Koperasi Tenun Ende"')
  expect(markup).toContain('>Universitas Lontar<')
  expect(markup.match(/<li/g)).toHaveLength(8)
})

test('has the initials in a wordmark, hidden from screen readers', () => {
  expect(html(logoWall, fixtures.filled)).toMatch(/aria-hidden="true">ST<\/span>/)
})

test('links a partner that has a URL', () => {
  expect(html(logoWall, fixtures.filled).match(/<a /g)).toHaveLength(1)
})

test('renders nothing without partners', () => {
  expect(html(logoWall, fixtures.empty)).toBe('')
})
