import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findingsIn } from '#tests/made-up/rendered-rules.ts'

const note = (id: string) => ({ id, type: 'note', props: { heading: 'A' } })
const files = homeOf(
  [note('a'), { id: 'b', type: 'wide-box', slots: { body: [note('c')] } }],
  {},
  {
    shell: { header: [note('kepala')] },
  },
)
const found = (html: string) => findingsIn('empty-block', html, files)

test('a block without output is reported at its node', async () => {
  expect(await found('<div id="b"><div id="c"></div></div>')).toEqual([
    'pages/home.json:3:5 "note" draws nothing on /.',
  ])
  expect(await found('<div id="a"></div><div id="b"></div>')).toEqual([
    'pages/home.json:15:11 "note" draws nothing on /.',
  ])
})

test('of nested blocks only the outermost is reported', async () => {
  expect(await found('<div id="a"></div>')).toEqual([
    'pages/home.json:10:5 "wide-box" draws nothing on /.',
  ])
})

test('blocks that are in the HTML are valid, and the shell is not checked', async () => {
  expect(await found('<div id="a"></div><div id="b"><div id="c"></div></div>')).toEqual([])
})
