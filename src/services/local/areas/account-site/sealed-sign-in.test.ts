import { createHmac } from 'node:crypto'
import { EncryptJWT } from 'jose'
import { expect, test } from 'vitest'
import { openSignInSeals } from './sealed-sign-in.ts'

const secret = 'a secret that only tests know'
const underWay = {
  begun: { challenge: 'c'.repeat(43), state: 'of the tab', returnPath: '/Kelas?q=é#isi' },
  callback: 'https://alpha.example/account/callback',
  verifier: 'v'.repeat(43),
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
}
const minute = 60_000

/** The five parts of a JWE; the second is empty, because the key is not wrapped. */
const partsOf = (sealed: string) => sealed.split('.')

test('a sign-in is opened as it was sealed, by every node with the same secret', async () => {
  const sealed = await openSignInSeals(secret).seal('alpha', underWay)
  expect(await openSignInSeals(secret).open('alpha', sealed)).toEqual(underWay)
  expect(await openSignInSeals(`${secret}!`).open('alpha', sealed)).toBeUndefined()
})

test('two seals of one sign-in have nothing in common but their header, and show nothing of it', async () => {
  const { seal } = openSignInSeals(secret)
  const [one, other] = [await seal('alpha', underWay), await seal('alpha', underWay)]
  const [header = '', , ...parts] = partsOf(one)
  const others = partsOf(other).slice(2)
  expect(Buffer.from(header, 'base64url').toString()).toBe('{"alg":"dir","enc":"A256GCM"}')
  expect(parts).toHaveLength(3)
  for (const [at, part] of parts.entries())
    expect(part.slice(0, 16)).not.toBe(others[at]?.slice(0, 16))
  for (const part of [one, ...parts])
    expect(Buffer.from(part, 'base64url').includes('of the tab')).toBe(false)
})

test('it holds for ten minutes', async () => {
  let now = 1_000_000
  const { seal, open } = openSignInSeals(secret, () => now)
  const sealed = await seal('alpha', underWay)
  now += 10 * minute - 1
  expect(await open('alpha', sealed)).toEqual(underWay)
  now += 1
  expect(await open('alpha', sealed)).toBeUndefined()
})

test('it holds at its own site', async () => {
  const { seal, open } = openSignInSeals(secret)
  expect(await open('beta', await seal('alpha', underWay))).toBeUndefined()
  expect(await open('', await seal('alpha', underWay))).toBeUndefined()
})

test('with any byte changed, cut off or added it is not opened', async () => {
  const { seal, open } = openSignInSeals(secret)
  const sealed = await seal('alpha', underWay)
  const parts = partsOf(sealed)
  for (const [part, text] of parts.entries()) {
    const bytes = Buffer.from(text, 'base64url')
    const openWith = (changed: Buffer) =>
      open('alpha', parts.with(part, changed.toString('base64url')).join('.'))
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      expect(await openWith(changed), `byte ${at} of part ${part}`).toBeUndefined()
      expect(await openWith(bytes.subarray(0, at))).toBeUndefined()
    }
    expect(await openWith(Buffer.concat([bytes, Buffer.from('a')]))).toBeUndefined()
  }
  for (let at = 0; at < sealed.length; at++)
    expect(await open('alpha', sealed.slice(0, at))).toBeUndefined()
  expect(await open('alpha', sealed + sealed)).toBeUndefined()
  for (const nothing of ['', 'x', '%%%', 'a'.repeat(5000), 'a.b.c.d.e', '....'])
    expect(await open('alpha', nothing)).toBeUndefined()
})

test('a token without encryption, or with another algorithm, is not opened', async () => {
  const { open } = openSignInSeals(secret)
  const payload = { underWay, aud: 'alpha', exp: Date.now() / 1000 + 600 }
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  expect(await open('alpha', `${encode({ alg: 'none' })}.${encode(payload)}.`)).toBeUndefined()
  const key = createHmac('sha256', secret).update('account site sign-in').digest()
  const wrapped = await new EncryptJWT(payload)
    .setProtectedHeader({ alg: 'A256KW', enc: 'A256GCM' })
    .encrypt(key)
  expect(await open('alpha', wrapped)).toBeUndefined()
  const unlimited = await new EncryptJWT({ underWay, aud: 'alpha' })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(key)
  expect(await open('alpha', unlimited)).toBeUndefined()
})

test('what leads to another site is not opened, even with a valid seal', async () => {
  const { seal, open } = openSignInSeals(secret)
  const begun = { ...underWay.begun, returnPath: '//evil.example' }
  expect(await open('alpha', await seal('alpha', { ...underWay, begun }))).toBeUndefined()
})

test('the longest one fits into a cookie', async () => {
  const begun = { ...underWay.begun, state: 's'.repeat(200), returnPath: `/${'語'.repeat(499)}` }
  const callback = `https://${'a'.repeat(240)}.example/account/callback`
  const sealed = await openSignInSeals(secret).seal('alpha', { ...underWay, begun, callback })
  expect(sealed.length).toBeLessThan(4000)
})
