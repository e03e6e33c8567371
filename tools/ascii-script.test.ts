import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asciiScript } from './ascii-script.ts'

const run = (code: string): unknown => runInNewContext(code)

test('any text in a script means the same, and has no character beyond ASCII', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const made = asciiScript('a.js', JSON.stringify(text))
      expect(made).toMatch(/^[\0-\x7f]*$/)
      expect(run(made)).toBe(text)
    }),
  )
})

test.each([
  ['a character that is escaped', '"\\…"'],
  ['one behind an escaped backslash', String.raw`"\\…\\\…"`],
  ['a template', '`${1}… – 😀`'],
  ['a comment', '/* … */ 1'],
  ['a name', 'var é = 2; é'],
  ['a pattern', String.raw`"a–b 😀".replace(/[–—]|\–/, "").match(/[😀-😎]/u)[0]`],
])('%s', (_, code) => {
  const made = asciiScript('a.js', code)
  expect(made).toMatch(/^[\0-\x7f]*$/)
  expect(run(made)).toEqual(run(code))
})

test('a character that is read as it was written is refused', () => {
  expect(() => asciiScript('a.js', 'String.raw`a…b`')).toThrow(
    'a.js has a character beyond ASCII in a String.raw.',
  )
})
