import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (slots: object) =>
  findings('not-allowed-here', homeOf([{ id: 'a', type: 'wide-box', slots }]))

test('a block in a slot that does not allow it is reported at its type', () => {
  expect(found({ body: [{ id: 'b', type: 'feed' }] })).toEqual([
    'pages/home.json:10:13 "feed" may not stand in "body"; allowed: note.',
  ])
})

test('a block that the slot allows, or any in a slot that allows all, is valid', () => {
  const note = { id: 'b', type: 'note', props: { heading: 'B' } }
  expect(found({ body: [note], aside: [{ id: 'c', type: 'feed' }] })).toEqual([])
})
