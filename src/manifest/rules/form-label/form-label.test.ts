import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findingsIn } from '#tests/made-up/rendered-rules.ts'

const files = homeOf([{ id: 'a', type: 'note', props: { heading: 'A' } }])
const found = (html: string) => findingsIn('form-label', `<div id="a">${html}</div>`, files)

test.each([
  ['<input name="nama" placeholder="Nama">', '<input name="nama">'],
  ['<select name="kota"></select>', '<select name="kota">'],
  ['<label></label><textarea name="pesan"></textarea>', '<textarea name="pesan">'],
  ['<label for="b">Nama</label><input id="c" name="nama">', '<input name="nama">'],
])('%s has no label', async (html, field) => {
  expect(await found(html)).toEqual([`pages/home.json:3:5 ${field} has no label.`])
})

test.each([
  '<label>Nama <input name="nama"></label>',
  '<label for="b">Nama</label><input id="b">',
  '<input aria-label="Nama">',
  '<p id="b">Nama</p><textarea aria-labelledby="b"></textarea>',
  '<input type="hidden" name="nama">',
  '<input type="submit" value="Kirim">',
  '<div aria-hidden="true"><input name="jebakan" tabindex="-1"></div>',
])('%s has a label, or needs none', async (html) => {
  expect(await found(html)).toEqual([])
})
