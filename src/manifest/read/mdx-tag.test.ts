import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (text: string) =>
  findings('mdx-tag', { ...homeOf([]), 'pages/home.json': undefined, 'pages/home.mdx': text })

test('an HTML tag, a block within a line and an unsafe link are reported at their location', () => {
  expect(found('<iframe />\n\nHalo <Note heading="A" /> dunia\n\n[a](javascript:x)\n')).toEqual([
    'pages/home.mdx:1:1 <iframe> is not allowed.',
    'pages/home.mdx:3:6 <Note> must stand on lines of its own.',
    'pages/home.mdx:5:1 "javascript:x" is not a path, an anchor or an https address.',
  ])
})

test('a plain tag, a block on its own line and a link to a page are valid', () => {
  expect(found('<mark>Halo</mark>\n\n<Note heading="A" />\n\n[a](/Class)\n')).toEqual([])
})
