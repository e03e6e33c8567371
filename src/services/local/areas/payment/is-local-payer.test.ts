import { expect, test } from 'vitest'
import { isLocalPayer } from './is-local-payer.ts'

test.each([
  ['http://lms.localhost:3000', '127.0.0.1'],
  ['http://localhost:3000', '0:0:0:0::/64'],
  ['http://192.168.1.5:3000', '192.168.1.9'],
  ['http://lms.localhost', '10.1.2.3'],
  ['http://lms.localhost', undefined],
])('a payer at %s from %s is local', (origin, address) => {
  expect(isLocalPayer({ origin, address })).toBe(true)
})

test.each([
  ['https://lms.example', '127.0.0.1'],
  ['https://localhost.example', '127.0.0.1'],
  ['http://lms.localhost', '203.0.114.7'],
  ['http://lms.localhost', '2a00:1450:4001:81b::/64'],
  ['http://lms.localhost', 'unknown'],
  ['', '127.0.0.1'],
])('a payer at %s from %s is not', (origin, address) => {
  expect(isLocalPayer({ origin, address })).toBe(false)
})
