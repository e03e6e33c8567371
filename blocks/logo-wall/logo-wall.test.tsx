import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { logoWall } from './index.ts'

test('names every partner, by its logo or in words', () => {
  const markup = html(logoWall, fixtures.filled)
  expect(markup).toContain('alt="Koperasi Tenun Ende"')
  expect(markup).toContain('>Universitas Lontar<')
  expect(markup.match(/<li/g)).toHaveLength(8)
})

test('signs a wordmark with its initials, unread', () => {
  expect(html(logoWall, fixtures.filled)).toMatch(/aria-hidden="true">ST<\/span>/)
})

test('links a partner that has an address', () => {
  expect(html(logoWall, fixtures.filled).match(/<a /g)).toHaveLength(1)
})

test('disappears when there is no partner', () => {
  expect(html(logoWall, fixtures.empty)).toBe('')
})
