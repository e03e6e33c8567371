import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findingsIn } from '#tests/made-up/rendered-rules.ts'

const note = (id: string) => ({ id, type: 'note', props: { heading: 'A' } })
const layout = { shell: { footer: [note('kaki')] } }
const found = (html: string) => findingsIn('heading-order', html, homeOf([note('a')], {}, layout))

test('a heading more than one level below the one before it is reported at its node', async () => {
  expect(await found('<h1>A</h1><div id="a"><h3> Isi </h3><h5>B</h5></div>')).toEqual([
    'pages/home.json:3:5 <h3> "Isi" follows <h1>.',
    'pages/home.json:3:5 <h5> "B" follows <h3>.',
  ])
})

test('a heading of the shell is reported at the shell', async () => {
  expect(await found('<h1>A</h1><div id="kaki"><h3>B</h3></div>')).toEqual([
    'layout.json:18:7 <h3> "B" follows <h1>.',
  ])
})

test('one level down, any number up, and any first heading are valid', async () => {
  expect(await found('<h2>A</h2><h1>B</h1><h2>C</h2><h3>D</h3><h3>E</h3><h1>F</h1>')).toEqual([])
})

test('a heading hidden from screen readers is skipped', async () => {
  expect(await found('<h1>A</h1><div hidden><h4>B</h4></div><h2>C</h2>')).toEqual([])
})
