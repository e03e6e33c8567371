import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findingsIn } from '#tests/made-up/rendered-rules.ts'

const files = homeOf([{ id: 'a', type: 'note', props: { heading: 'A' } }])

test('an id that occurs twice is reported once, at the node of the second', async () => {
  const html = '<h2 id="judul"></h2><div id="a"><h2 id="judul"></h2><p id="judul"></p></div>'
  expect(await findingsIn('duplicate-dom-id', html, files)).toEqual([
    'pages/home.json:3:5 "judul" is the id of another element already.',
  ])
})

test('different ids are valid', async () => {
  expect(await findingsIn('duplicate-dom-id', '<p id="b"></p><p id="B"></p>', files)).toEqual([])
})
