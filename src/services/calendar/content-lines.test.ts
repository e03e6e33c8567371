import { expect, test } from 'vitest'
import { textValue, toContentLines } from './content-lines.ts'

/** Lines as a reader of RFC 5545 joins them. */
const unfold = (text: string) => text.replaceAll(/\r\n[ \t]/g, '')

test('each line ends with CRLF', () => {
  expect(
    toContentLines([
      ['BEGIN', 'VEVENT'],
      ['END', 'VEVENT'],
    ]),
  ).toBe('BEGIN:VEVENT\r\nEND:VEVENT\r\n')
})

test.each([
  ['ASCII', 'a'.repeat(400)],
  ['letters of two octets', 'é'.repeat(300)],
  ['letters of four octets', '🧶'.repeat(120)],
  ['a line that fills one exactly', 'a'.repeat(67)],
])('a long line of %s is folded at 75 octets, between letters', (_name, value) => {
  const folded = toContentLines([['SUMMARY', value]])
  const lines = folded.split('\r\n').slice(0, -1)
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true)
  expect(folded).not.toContain('\uFFFD')
  expect(unfold(folded)).toBe(`SUMMARY:${value}\r\n`)
})

test('a line of 75 octets is not folded, one of 76 is', () => {
  const linesOf = (length: number) =>
    toContentLines([['X', 'a'.repeat(length - 2)]]).split('\r\n').length - 1
  expect([75, 76].map(linesOf)).toEqual([1, 2])
})

test('a text is escaped: backslash, semicolon, comma and line break, but no colon and no quote', () => {
  expect(textValue('Kopi; teh, "air": C:\\a\nbaris\r\nlain\rakhir')).toBe(
    String.raw`Kopi\; teh\, "air": C:\\a\nbaris\nlain\nakhir`,
  )
})

test('a text cannot begin a property of its own', () => {
  expect(toContentLines([['SUMMARY', textValue('A\r\nATTENDEE:mailto:x@y.example\u0000')]])).toBe(
    'SUMMARY:A\\nATTENDEE:mailto:x@y.example\r\n',
  )
})
