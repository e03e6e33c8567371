import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appTokenFor } from '#src/services/remote/create-app-token.ts'
import { AppTokens } from './app-token.ts'

const path = 'v3/post/list'
const start = Date.UTC(2026, 10, 21)

function tokens(secrets = ['the newest secret of all']) {
  let now = start
  const made = new AppTokens(secrets, () => now)
  return { made, pass: (ms: number) => void (now += ms) }
}

test('a header holds once, for its site and its path', () => {
  const { made } = tokens()
  const pair = made.issue('alpha')
  const header = appTokenFor(pair, path, start)
  expect(made.check(header, 'beta', { path })).toBe('forged')
  expect(made.check(header, 'alpha', { path: 'v1/class/active' })).toBe('forged')
  expect(made.check(header, 'alpha', { path })).toBe('valid')
  expect(made.check(header, 'alpha', { path })).toBe('stale')
  expect(made.check(undefined, 'alpha', { path })).toBe('absent')
})

test.each([
  [-86_400_000, 'stale'],
  [-300_001, 'stale'],
  [-299_999, 'valid'],
  [-120_000, 'valid'],
  [0, 'valid'],
  [120_000, 'valid'],
  [299_999, 'valid'],
  [300_001, 'stale'],
  [86_400_000, 'stale'],
])('a clock that is %i ms off makes a token that is %s', (skew, state) => {
  const { made } = tokens()
  expect(made.check(appTokenFor(made.issue('alpha'), path, start + skew), 'alpha', { path })).toBe(
    state,
  )
})

test('a pair of token and code holds for 23 hours', () => {
  const { made, pass } = tokens()
  const pair = made.issue('alpha')
  pass(23 * 3_600_000 - 1000)
  expect(
    made.check(appTokenFor(pair, path, start + 23 * 3_600_000 - 1000), 'alpha', { path }),
  ).toBe('valid')
  pass(2000)
  expect(
    made.check(appTokenFor(pair, path, start + 23 * 3_600_000 + 1000), 'alpha', { path }),
  ).toBe('forged')
})

test('an old secret still holds after a new one was put before it, and a lost one does not', () => {
  const old = tokens(['the old secret']).made
  const header = () => appTokenFor(old.issue('alpha'), path, start)
  expect(tokens(['the new secret', 'the old secret']).made.check(header(), 'alpha', { path })).toBe(
    'valid',
  )
  expect(tokens(['the new secret']).made.check(header(), 'alpha', { path })).toBe('forged')
  const both = tokens(['the new secret', 'the old secret']).made
  expect(both.isPublicKey('alpha', old.publicKey('alpha'))).toBe(true)
  expect(both.isPublicKey('beta', old.publicKey('alpha'))).toBe(false)
})

test('whatever is sent instead is forged, and nothing breaks', () => {
  const { made } = tokens()
  const real = appTokenFor(made.issue('alpha'), path, start)
  const flipped = fc.nat(real.length - 1).map((at) => {
    const other = real[at] === 'A' ? 'B' : 'A'
    return real.slice(0, at) + other + real.slice(at + 1)
  })
  const cut = fc.nat(real.length - 1).map((at) => real.slice(0, at))
  fc.assert(
    fc.property(fc.oneof(flipped, cut, fc.string(), fc.base64String()), (header) => {
      const state = made.check(header, 'alpha', { path })
      // The last letter of base64url may have bits that are not read: then it is the same token.
      expect([
        'forged',
        'absent',
        ...(header.length === real.length ? ['valid', 'stale'] : []),
      ]).toContain(state)
    }),
    { numRuns: 10_000 },
  )
})

test('a token is valid within its scopes only, and another scope in its code is another token', () => {
  const { made } = tokens()
  const pair = made.issue('alpha', ['read', 'chat'])
  const shown = (scope: 'read' | 'write', code = pair.code) =>
    made.check(appTokenFor({ ...pair, code }, path, start), 'alpha', { path, scope })
  expect(pair.code).toMatch(/\.read-chat$/)
  expect([shown('read'), shown('write')]).toEqual(['valid', 'outside'])
  expect(shown('write', pair.code.replace('chat', 'write'))).toBe('forged')
  const whole = made.issue('alpha')
  const header = appTokenFor(whole, path, start)
  expect(made.check(header, 'alpha', { path, scope: 'files' })).toBe('valid')
})
