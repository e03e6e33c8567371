import { describe, expect, test } from 'vitest'
import { AppTokens } from '#src/server/calls/app-token.ts'
import { appTokenFor } from './app-token.ts'
import { textBytes } from './bytes.ts'
import { openCipher } from './cipher.ts'

const start = Date.UTC(2026, 10, 21)
const tokens = new AppTokens(['a secret that only tests know'], () => start)
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))
const inBrowser = openCipher(crypto.subtle)
const inLibrary = openCipher(undefined)

describe.each([
  ['the browser', inBrowser],
  ['the library', inLibrary],
])('with the cryptography of %s', (_name, cipher) => {
  const header = (path: string, now = start) =>
    appTokenFor(tokens.issue('coba'), { path, tokens: { now: () => now } }, { random, cipher })

  test('the server takes a header that a browser made, whatever its random bytes are', async () => {
    const made = await Promise.all(Array.from({ length: 200 }, () => header('silabus/{programId}')))
    const states = made.map((one) => tokens.check(one, 'coba', { path: 'silabus/{programId}' }))
    expect(new Set(states)).toEqual(new Set(['valid']))
  })

  test('a header is for one call, one path, one site and one time', async () => {
    const made = await header('v1/user/me')
    expect(tokens.check(made, 'coba', { path: 'v1/user/me' })).toBe('valid')
    expect(tokens.check(made, 'coba', { path: 'v1/user/me' })).toBe('stale')
    const another = await header('v1/user/me')
    expect(tokens.check(another, 'coba', { path: 'v1/class/active' })).toBe('forged')
    expect(tokens.check(another, 'lain', { path: 'v1/user/me' })).toBe('forged')
    const late = await header('v1/user/me', start + 3_600_000)
    expect(tokens.check(late, 'coba', { path: 'v1/user/me' })).toBe('stale')
  })
})

test('both make the same of the same bytes, also of those that are no text', async () => {
  const [key, iv] = [random(32), random(16)]
  for (const message of [textBytes(''), textBytes('kelas é'), random(64), random(1000)]) {
    expect(await (await inLibrary()).hmac(key, message)).toEqual(
      await (await inBrowser()).hmac(key, message),
    )
    expect(await (await inLibrary()).hash(message)).toEqual(await (await inBrowser()).hash(message))
    expect(await (await inLibrary()).encrypt(key, iv, message)).toEqual(
      await (await inBrowser()).encrypt(key, iv, message),
    )
  }
})
