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

test('a sign-in is opened as it was sealed, by every node with the same secret', () => {
  const sealed = openSignInSeals(secret).seal('alpha', underWay)
  expect(openSignInSeals(secret).open('alpha', sealed)).toEqual(underWay)
  expect(openSignInSeals(`${secret}!`).open('alpha', sealed)).toBeUndefined()
})

test('two seals of one sign-in have nothing in common, and show nothing of it', () => {
  const { seal } = openSignInSeals(secret)
  const [one, other] = [seal('alpha', underWay), seal('alpha', underWay)]
  expect(one.slice(0, 16)).not.toBe(other.slice(0, 16))
  expect(Buffer.from(one, 'base64url').includes('of the tab')).toBe(false)
})

test('it holds for ten minutes', () => {
  let now = 1_000_000
  const { seal, open } = openSignInSeals(secret, () => now)
  const sealed = seal('alpha', underWay)
  now += 10 * minute - 1
  expect(open('alpha', sealed)).toEqual(underWay)
  now += 1
  expect(open('alpha', sealed)).toBeUndefined()
})

test('it holds at its own site', () => {
  const { seal, open } = openSignInSeals(secret)
  expect(open('beta', seal('alpha', underWay))).toBeUndefined()
  expect(open('', seal('alpha', underWay))).toBeUndefined()
})

test('with any byte changed, cut off or added it is not opened', () => {
  const { seal, open } = openSignInSeals(secret)
  const bytes = Buffer.from(seal('alpha', underWay), 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(open('alpha', changed.toString('base64url')), `byte ${at}`).toBeUndefined()
    expect(open('alpha', bytes.subarray(0, at).toString('base64url'))).toBeUndefined()
  }
  expect(open('alpha', Buffer.concat([bytes, bytes]).toString('base64url'))).toBeUndefined()
  for (const nothing of ['', 'x', '%%%', 'a'.repeat(5000)])
    expect(open('alpha', nothing)).toBeUndefined()
})

test('what leads to another site is not opened, whoever sealed it', () => {
  const { seal, open } = openSignInSeals(secret)
  const begun = { ...underWay.begun, returnPath: '//evil.example' }
  expect(open('alpha', seal('alpha', { ...underWay, begun }))).toBeUndefined()
})

test('the longest one fits into a cookie', () => {
  const begun = { ...underWay.begun, state: 's'.repeat(200), returnPath: `/${'語'.repeat(499)}` }
  const callback = `https://${'a'.repeat(240)}.example/account/callback`
  const sealed = openSignInSeals(secret).seal('alpha', { ...underWay, begun, callback })
  expect(sealed.length).toBeLessThan(4000)
})
