import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { section } from './index.ts'

test('is named by its heading, and has the blocks of its slot under it', () => {
  const markup = html(section, fixtures.filled)
  const [, id] = /<section aria-labelledby="([^"]+)"/.exec(markup) ?? []
  expect(markup).toContain(`<h2 id="${id}"`)
  expect(markup.indexOf('Peserta bertemu mentor')).toBeGreaterThan(markup.indexOf('</h2>'))
})

test('is no region without a heading', () => {
  expect(html(section, fixtures.bare)).not.toMatch(/<section|aria-labelledby/)
})

test('has no place for blocks where there are none', () => {
  expect(html(section, fixtures.head)).not.toContain('section-content')
})

test('renders nothing without a heading and blocks', () => {
  expect(html(section, fixtures.empty)).toBe('')
})
