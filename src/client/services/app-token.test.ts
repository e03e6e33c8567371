import { expect, test } from 'vitest'
import { AppTokens } from '#src/server/calls/app-token.ts'
import { appTokenFor } from './app-token.ts'

const start = Date.UTC(2026, 10, 21)
const tokens = new AppTokens(['a secret that only tests know'], () => start)
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))
const header = (path: string, now = start) =>
  appTokenFor(tokens.issue('coba'), path, { now, random })

test('the server takes a header that a browser made, whatever its random bytes are', () => {
  const states = Array.from({ length: 200 }, () =>
    tokens.check(header('silabus/{programId}'), 'coba', { path: 'silabus/{programId}' }),
  )
  expect(new Set(states)).toEqual(new Set(['valid']))
})

test('a header is for one call, one path, one site and one time', () => {
  const made = header('v1/user/me')
  expect(tokens.check(made, 'coba', { path: 'v1/user/me' })).toBe('valid')
  expect(tokens.check(made, 'coba', { path: 'v1/user/me' })).toBe('stale')
  expect(tokens.check(header('v1/user/me'), 'coba', { path: 'v1/class/active' })).toBe('forged')
  expect(tokens.check(header('v1/user/me'), 'lain', { path: 'v1/user/me' })).toBe('forged')
  expect(
    tokens.check(header('v1/user/me', start + 3_600_000), 'coba', { path: 'v1/user/me' }),
  ).toBe('stale')
})
