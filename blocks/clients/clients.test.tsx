import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { clients } from './index.ts'

test('names each client, and links those that have a case', () => {
  const markup = html(clients, fixtures.filled)
  expect(markup.match(/<h3/g)).toHaveLength(4)
  expect(markup.match(/<a /g)).toHaveLength(1)
  expect(markup).toContain('href="/Portfolio/usaha/koperasi-rekaan"')
})

test('says what was done where it is known', () => {
  expect(html(clients, fixtures.filled)).toContain('Jadwal praktik untuk sebelas bengkel.')
})

test('renders nothing without clients', () => {
  expect(html(clients, fixtures.empty)).toBe('')
})
