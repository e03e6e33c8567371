import { expect, test } from 'vitest'
import { acceptedEncoding, negotiatedEncoding } from './accepted-encoding.ts'

const all = ['br', 'gzip', 'identity'] as const

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br; q=0.0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity;q=0', undefined],
  ['identity;q=0, gzip', 'gzip'],
  ['*;q=0, br', 'br'],
  ['*;q=0, identity', 'identity'],
  ['br;q=0.2, identity', 'identity'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['brotli, abr, br2', 'identity'],
  ['br;q=2', 'identity'],
  ['br;quality=0', 'identity'],
  ['deflate', 'identity'],
])('of a client that says %j, the encoding is %s', (header, encoding) => {
  expect(acceptedEncoding(header, all)).toBe(encoding)
  expect([negotiatedEncoding(header), negotiatedEncoding(header)]).toEqual([encoding, encoding])
})
