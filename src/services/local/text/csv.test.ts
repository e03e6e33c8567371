import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test('cells with commas, quotes and line ends are quoted, and lines end as RFC 4180 says', () => {
  expect(
    csvText([
      ['a', 'b'],
      ['x,y', 'say "no"\nor yes'],
    ]),
  ).toBe('\u{feff}a,b\r\n"x,y","say ""no""\nor yes"\r\n')
})

test.each(['=1+1', '+62', '-2', '@SUM(A1)', '\tx', '\rx'])(
  'a cell that a spreadsheet would calculate is text: %j',
  (cell) => {
    expect(csvText([[cell]]).replaceAll('"', '')).toBe(`\u{feff}'${cell}\r\n`)
  },
)

test('a formula in quotes is guarded as well', () => {
  expect(csvText([['=HYPERLINK("https://a.example","b")']])).toBe(
    `\u{feff}"'=HYPERLINK(""https://a.example"",""b"")"\r\n`,
  )
})
