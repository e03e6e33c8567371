import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { account } from './index.ts'

test('signing in, out and coming back are for the runtime, and say what a browser without scripts misses', () => {
  for (const [name, part] of [
    ['filled', 'sign-in'],
    ['sign out', 'sign-out'],
    ['callback', 'callback'],
  ] as const) {
    const markup = html(account, fixtures[name])
    expect(markup).toContain(`data-account="${part}"`)
    expect(markup).toContain('<noscript>')
  }
})

test('signing up is a link that works without scripts', () => {
  const markup = html(account, fixtures['sign up'])
  expect(markup).toContain('href="/account/sign-up"')
  expect(markup).not.toContain('data-account')
  expect(markup).not.toContain('<noscript>')
})

test('the callback hides what to do when it fails, behind what it says first', () => {
  const markup = html(account, fixtures.callback)
  expect(markup).toMatch(/<div role="status"><p[^>]*data-account="callback">/)
  expect(markup.match(/ hidden=""/g)).toHaveLength(2)
})
