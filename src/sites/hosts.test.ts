import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseHost } from './hosts.ts'

test.each([
  ['example.id', 'example.id'],
  ['EXAMPLE.Id', 'example.id'],
  ['example.id:8080', 'example.id'],
  ['example.id.', 'example.id'],
  ['Example.ID.:443', 'example.id'],
  ['localhost', 'localhost'],
  ['demo.localhost:3000', 'demo.localhost'],
  ['192.168.1.20:3000', '192.168.1.20'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['XN--BCHER-KVA.example', 'xn--bcher-kva.example'],
  ['[::1]', '[::1]'],
  ['[::1]:3000', '[::1]'],
  ['[FE80::A]', '[fe80::a]'],
])('%j is the host %j', (header, host) => {
  expect(normaliseHost(header)).toBe(host)
})

test.each([
  '',
  ' ',
  'a b.id',
  ' example.id',
  'example.id ',
  'example.id\t',
  'example.id\r\nx: y',
  'user@example.id',
  'user:pass@example.id',
  'https://example.id',
  'example.id/path',
  'example.id?x',
  'example.id#x',
  'example.id\\x',
  'example.id:',
  'example.id:port',
  'example.id:123456',
  'a,b',
  'a.id, b.id',
  '.',
  '..',
  'a..id',
  'example.id..',
  '-a.id',
  'a-.id',
  'a_b.id',
  '*.id',
  'a%2eid',
  '%61.id',
  '[::1',
  '::1',
  '[evil.id]',
  '[]',
  'a\u0000.id',
  'x'.repeat(254),
  `${'a'.repeat(63)}.`.repeat(5),
  'x'.repeat(301),
])('%j is no host', (header) => {
  expect(normaliseHost(header)).toBeUndefined()
})

const hostLike = fc.oneof(
  fc.domain(),
  fc.ipV4(),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => `${text}.id`),
  fc
    .tuple(fc.domain(), fc.integer({ min: 0, max: 99_999 }))
    .map(([name, port]) => `${name.toUpperCase()}.:${port}`),
)

test('a host that was normalised stays as it is', () => {
  fc.assert(
    fc.property(hostLike, (header) => {
      const host = normaliseHost(header)
      if (host === undefined) return
      expect(normaliseHost(host)).toBe(host)
      expect(host).toMatch(/^([a-z0-9.-]{1,253}|\[[0-9a-f:.]+\])$/)
    }),
    { numRuns: 5000 },
  )
})

test('case, port and one trailing dot never make another host', () => {
  fc.assert(
    fc.property(fc.domain(), (name) => {
      const host = normaliseHost(name)
      expect(host).toBeDefined()
      for (const spelled of [
        name.toUpperCase(),
        `${name}.`,
        `${name}:80`,
        `${name.toUpperCase()}.:443`,
      ])
        expect(normaliseHost(spelled)).toBe(host)
    }),
    { numRuns: 500 },
  )
})
