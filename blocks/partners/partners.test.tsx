import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { partners } from './index.ts'

test('names each partner, by its logo or in words', () => {
  const markup = html(partners, fixtures.filled)
  expect(markup).toContain('alt="Sanggar Lurik"')
  expect(markup).toContain('>Koperasi Jaringan Pesisir</span>')
  expect(markup.match(/<li/g)).toHaveLength(4)
})

test('links those that have an address', () => {
  expect(html(partners, fixtures.filled).match(/<a /g)).toHaveLength(2)
})

test('renders nothing without partners', () => {
  expect(html(partners, fixtures.empty)).toBe('')
})
