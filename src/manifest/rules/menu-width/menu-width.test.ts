import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findingsIn } from '#tests/made-up/rendered-rules.ts'

const shell = { header: [{ id: 'kepala', type: 'note', props: { heading: 'A' } }] }
const files = homeOf([{ id: 'a', type: 'note', props: { heading: 'A' } }], {}, { shell })
const menuOf = (labels: string[], sub = '') =>
  `<div id="kepala"><header><nav><ul>${labels
    .map((label) => `<li><a href="/x">${label}</a>${sub}</li>`)
    .join('')}</ul></nav></header></div>`
const found = (html: string) => findingsIn('menu-width', { html, locale: 'en' }, files)

test('a menu that needs a second row is reported at the header that wrote it', async () => {
  const labels = Array.from({ length: 8 }, (_, i) => `Penyelenggaraan ${i}`)
  expect(await found(menuOf(labels))).toEqual([
    expect.stringMatching(
      /^layout\.json:\d+:\d+ The menu takes about 1\d{3} pixels in en, where 944 are free\.$/,
    ),
  ])
})

test('a menu of six short words is not, nor what its sub-menus hold', async () => {
  const labels = ['Kelas', 'Program', 'Tulisan', 'Mentor', 'Berita', 'Tentang']
  expect(await found(menuOf(labels))).toEqual([])
  const sub = `<details><summary>B</summary><ul>${'<li><a href="/y">Penyelenggaraan</a></li>'.repeat(8)}</ul></details>`
  expect(await found(menuOf(['A'], sub))).toEqual([])
})

test('a list outside the header is no menu', async () => {
  expect(await found(`<nav><ul>${'<li>Penyelenggaraan</li>'.repeat(20)}</ul></nav>`)).toEqual([])
})
