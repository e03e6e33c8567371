import { expect, test } from 'vitest'
import { cutOut, readRange } from './byte-range.ts'

test.each([
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=4-400', { first: 4, last: 9 }],
  ['Bytes=9-9', { first: 9, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=10-', null],
  ['bytes=10-12', null],
  ['bytes=-0', null],
  [undefined, undefined],
  ['', undefined],
  ['bytes=5-4', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=a-b', undefined],
  ['bytes=-', undefined],
  ['lines=1-2', undefined],
  ['bytes=0-99999999999999999999', undefined],
])('of ten bytes %j is %j', (header, range) => {
  expect(readRange(header, 10)).toEqual(range)
})

test('a part is cut out wherever the pieces begin, and no more is read than it needs', async () => {
  const whole = 'abcdefghij'
  for (const size of [1, 3, 4, 10])
    for (let first = 0; first < whole.length; first++)
      for (let last = first; last < whole.length; last++) {
        let read = 0
        const pieces = (async function* () {
          for (let at = 0; at < whole.length; at += size) {
            read = Math.min(at + size, whole.length)
            yield Buffer.from(whole.slice(at, at + size))
          }
        })()
        const parts: Uint8Array[] = []
        for await (const part of cutOut(pieces, { first, last })) parts.push(part)
        expect(Buffer.concat(parts).toString()).toBe(whole.slice(first, last + 1))
        expect(read).toBeLessThanOrEqual(last + size)
      }
})
