import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findingsIn } from '#tests/made-up/rendered-rules.ts'

const files = homeOf([{ id: 'a', type: 'note', props: { heading: 'A' } }])
const found = (html: string) => findingsIn('link-name', `<div id="a">${html}</div>`, files)

test.each([
  ['<a href="/x"></a>', '<a href="/x">'],
  ['<a href="/x"><img src="/a.png" alt=""></a>', '<a href="/x">'],
  ['<a href="/x"><svg aria-hidden="true"><title>A</title></svg></a>', '<a href="/x">'],
  ['<a href="/x" aria-labelledby="tiada"> </a>', '<a href="/x">'],
  ['<button type="button"><span> </span></button>', '<button>'],
])('%s has no name', async (html, control) => {
  expect(await found(html)).toEqual([`pages/home.json:3:5 ${control} has no name.`])
})

test.each([
  '<a href="/x">Kelas</a>',
  '<a href="/x"><img src="/a.png" alt="Kelas"></a>',
  '<a href="/x"><svg><title>Kelas</title></svg></a>',
  '<a href="/x"><svg aria-label="Kelas"></svg></a>',
  '<a href="/x" aria-label="Kelas"></a>',
  '<a href="/x" title="Kelas"></a>',
  '<p id="b">Kelas</p><a href="/x" aria-labelledby="b"></a>',
  '<a href="/x" aria-hidden="true" tabindex="-1"></a>',
  '<div hidden><button></button></div>',
  '<a id="jangkar"></a>',
])('%s has a name, or needs none', async (html) => {
  expect(await found(html)).toEqual([])
})
