import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { divider } from './index.ts'

test('is a line unless it is said otherwise', () => {
  expect(html(divider, fixtures.empty)).toBe(html(divider, fixtures.filled))
  expect(html(divider, fixtures.empty)).toContain('<hr class="divider-line"/>')
})

test('has the motif of the site', () => {
  expect(html(divider, fixtures.motif)).toContain('class="divider-motif motif"')
})

test('is no separator where it is only room', () => {
  expect(html(divider, fixtures.space)).not.toContain('<hr')
})
