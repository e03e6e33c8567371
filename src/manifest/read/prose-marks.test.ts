import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'
import { findExcessiveMark } from './prose-marks.ts'
import { readMdx } from './read-mdx.ts'

const full = (mark: string) => mark.repeat(Math.floor(64_000 / mark.length))

/** What takes a parser the square of its length, or more: each fills a text. */
const endless = [
  '[',
  ']',
  '![',
  '[a](',
  '[a][b',
  '[a]',
  '[a]: b\n',
  '[^a]',
  '[^a]: a\n',
  '[[a]]',
  '![a](b)',
  '*a_',
  '*a_ ',
  '**a',
  '**a ',
  'a**b',
  '~~a ',
  '*a* ',
  '_a ',
  'a *b',
  '_*',
  '*[',
  '``` a `',
  '`a` ',
  '|',
  '|a|\n|-|\n',
  'a|b\n-|-\n',
  '> ',
  '>',
  '- ',
  '1. ',
  '- - a\n',
  '- a\n',
  '> > a\n',
  'a\n=\n',
  'a\n-\n',
  '<br/>',
  '{a}',
  '{"a":',
]

test.each(endless)('a text of nothing but %j is refused without being parsed', (mark) => {
  const { faults } = readMdx('a.mdx', full(mark))
  expect(faults.map(({ rule }) => rule)).toEqual(['prose-marks'])
})

test('lists that are nested line by line are refused where they are too deep', () => {
  const nested = Array.from({ length: 60 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')
  expect(findExcessiveMark(nested)).toEqual({
    line: 52,
    message: 'More than 100 spaces before an entry of a list.',
  })
})

test('the line of the first mark that is too many is named', () => {
  const text = `---\ntitle: A\n---\n\nAman.\n\n${'[a] '.repeat(2001)}\n`
  const files = { ...homeOf([]), 'pages/home.json': undefined, 'pages/home.mdx': text }
  expect(findings('prose-marks', files)).toEqual([
    'pages/home.mdx:7:1 More than 4000 square brackets.',
  ])
})

test('a long article with many links, lists, tables and emphases is read', () => {
  const part =
    '## Judul\n\nSatu *dua* **tiga** [empat](/lima) `enam` dan seterusnya sampai akhir kalimat.\n\n' +
    '- satu\n- dua\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> kata\n\n'
  expect(findExcessiveMark(full(part))).toBeUndefined()
})
