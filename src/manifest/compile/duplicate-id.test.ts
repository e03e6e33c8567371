import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const note = (id: string) => ({ id, type: 'note', props: { heading: id } })
const wideBox = (...body: object[]) => ({ id: 'kotak', type: 'wide-box', slots: { body } })
const found = (blocks: object[]) =>
  findings('duplicate-id', homeOf(blocks, {}, { shell: { header: [note('kepala')] } }))

test('an id that occurs twice is reported at its second node, also within a slot', () => {
  expect(found([note('a'), wideBox(note('a'))])).toEqual([
    'pages/home.json:16:13 "a" stands twice.',
  ])
})

test('an id of the shell or of the document may not be used on any page', () => {
  expect(found([note('kepala'), note('main')])).toEqual([
    'pages/home.json:4:7 "kepala" stands in the shell too.',
    'pages/home.json:11:7 "main" is the document’s own.',
  ])
})

test('ids that differ by a letter are different', () => {
  expect(found([note('a'), note('aa'), wideBox(note('b')), note('kepala-2')])).toEqual([])
})
