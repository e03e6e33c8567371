import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { collaboration } from './index.ts'

test('shows each way with its points, and links those that have a page', () => {
  const markup = html(collaboration, fixtures.filled)
  expect(markup.match(/<h3/g)).toHaveLength(3)
  expect(markup.match(/class="card-link"/g)).toHaveLength(1)
  expect(markup).toContain('<span>Silabus disusun berdua</span>')
})

test('has a button where a collaboration begins', () => {
  expect(html(collaboration, fixtures.filled)).toContain('href="/Make-Appointment"')
  expect(html(collaboration, fixtures.tint)).not.toContain('class="button"')
})

test('renders nothing without any way', () => {
  expect(html(collaboration, fixtures.empty)).toBe('')
})
