import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { steps } from './index.ts'

test('numbers its steps in an ordered list', () => {
  const markup = html(steps, fixtures.filled)
  expect([...markup.matchAll(/steps-number"[^>]*>(\d)</g)].map(([, number]) => number)).toEqual([
    '1',
    '2',
    '3',
    '4',
  ])
  expect(markup).toMatch(/<ol.*<li.*<\/ol>/)
})

test('links to where the first step begins', () => {
  expect(html(steps, fixtures.filled)).toContain('href="/Register"')
  expect(html(steps, fixtures.column)).not.toContain('<a ')
})

test('renders nothing without steps', () => {
  expect(html(steps, fixtures.empty)).toBe('')
})
