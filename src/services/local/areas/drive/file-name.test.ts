import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanName, extensionOf, withExtension } from './file-name.ts'

test.each([
  ['Foto kelas.png', 'Foto kelas.png'],
  ['../../etc/passwd.png', 'passwd.png'],
  [String.raw`C:\tmp\a.png`, 'a.png'],
  ['a\u0000b\r\nc.png', 'abc.png'],
  ['a\u202egnp.exe', 'agnp.exe'],
  ['con.png', '_con.png'],
  ['LPT1', '_LPT1'],
  ['console.png', 'console.png'],
  [' .. a.png . ', 'a.png'],
  ['a\u0065\u0301.png', 'a\u00e9.png'],
  ['<"a|b">.png', '__a_b__.png'],
  ['...', 'file'],
  ['', 'file'],
])('%j is called %j', (said, name) => expect(cleanName(said)).toBe(name))

test('a name of more than 255 letters is refused', () => {
  expect(cleanName(`${'a'.repeat(251)}.png`).length).toBe(255)
  expect(() => cleanName(`${'a'.repeat(252)}.png`)).toThrow('255')
})

test('whatever is said, a name is one that can be saved', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 255 }), (said) => {
      const name = cleanName(said)
      expect(name).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}\\/<>:"|?*]{1,255}$/u)
      expect(name).not.toMatch(/^[ .]|[ .]$/)
      expect(cleanName(name).length).toBeGreaterThan(0)
    }),
  )
})

test('the ending is what follows the last dot', () => {
  expect(extensionOf('a.tar.PNG')).toBe('png')
  expect(extensionOf('png')).toBe('')
  expect(withExtension('a.tar.gif', 'webp')).toBe('a.tar.webp')
  expect(withExtension(`${'a'.repeat(251)}.gif`, 'webp').length).toBeLessThanOrEqual(255)
})
