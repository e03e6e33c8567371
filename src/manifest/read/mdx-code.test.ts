import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (text: string) =>
  findings('mdx-code', { ...homeOf([]), 'pages/home.json': undefined, 'pages/home.mdx': text })

test('an import and an expression are reported at their location', () => {
  expect(found('import x from "fs"\n\nHalo {x}\n')).toEqual([
    'pages/home.mdx:1:1 import, export and {expressions} are code.',
    'pages/home.mdx:3:6 import, export and {expressions} are code.',
  ])
})

test('a prop that is not a literal is reported at the prop', () => {
  expect(found('Halo.\n\n<Note heading="A" count={1 + 1} />\n')).toEqual([
    'pages/home.mdx:3:19 "count" holds an expression, not a JSON literal.',
  ])
})

test('literals, escaped braces, and code samples are content', () => {
  expect(found('Dua \\{ dan `{x}`.\n\n<Note heading="A" count={2} />\n')).toEqual([])
})
