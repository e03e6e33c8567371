import { expect, test } from 'vitest'
import { markServerLinks } from './server-links.ts'

test.each([
  ['<a href="/media/panduan.pdf">', '<a data-reload="" href="/media/panduan.pdf">'],
  ['<a class="x" href="/drive/a/b.pdf">', '<a data-reload="" class="x" href="/drive/a/b.pdf">'],
  ['<a data-reload="" href="/calendar/a.ics">', '<a data-reload="" href="/calendar/a.ics">'],
  ['<a href="/Kelas">', '<a href="/Kelas">'],
  ['<a href="/Media/x">', '<a href="/Media/x">'],
  ['<a href="https://a.example/media/x">', '<a href="https://a.example/media/x">'],
  ['<a id="x"><b data-x="href=">', '<a id="x"><b data-x="href=">'],
])('%s becomes %s', (html, marked) => {
  expect(markServerLinks(html)).toBe(marked)
})
