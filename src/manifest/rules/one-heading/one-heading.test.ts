import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findingsIn } from '#tests/made-up/rendered-rules.ts'

const note = (id: string) => ({ id, type: 'note', props: { heading: 'A' } })
const files = homeOf([note('a'), note('b')])

test('a page without a main heading is reported at its route', async () => {
  expect(await findingsIn('one-heading', '<h2>A</h2>', files)).toEqual([
    'layout.json:12:7 /: no <h1>.',
  ])
})

test('a second main heading is reported at the node that rendered it', async () => {
  const html = '<div id="a"><h1>A</h1></div><div id="b"><p><h1>B</h1></p></div>'
  expect(await findingsIn('one-heading', html, files)).toEqual([
    'pages/home.json:10:5 This is one of 2 <h1>.',
  ])
})

test('one main heading is valid', async () => {
  expect(await findingsIn('one-heading', '<div id="a"><h1>A</h1></div>', files)).toEqual([])
})
