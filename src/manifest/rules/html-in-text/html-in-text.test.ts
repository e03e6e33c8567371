import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (props: object) =>
  findings('html-in-text', homeOf([{ id: 'a', type: 'card', props: { title: 'A', ...props } }]))

test.each([
  ['<b>Halo</b>', '<b>'],
  ['Baris<br/>dua', '<br/>'],
  ['<a href="/x">Halo</a>', '<a href="/x">'],
  ['Ilmu &amp; kerja', '&amp;'],
  ['caf&#233;', '&#233;'],
])('%j holds HTML', (title, markup) => {
  expect(found({ title })).toEqual([`pages/home.json:7:9 ${markup} would be shown as it stands.`])
})

test.each(['1 < 2 > 0', 'Ilmu & kerja', 'Kami <3 belajar', 'Tulis <nama kelas>', 'R&D; dan lain'])(
  '%j is plain text',
  (title) => {
    expect(found({ title })).toEqual([])
  },
)

test('prose may contain its own markup', () => {
  expect(found({ body: '# Halo\n\n<sup>2</sup> &nbsp;' })).toEqual([])
})
