import { expect, test } from 'vitest'
import { exportedHtml, fileLinks, pageLinks } from './exported-links.ts'

const options = {
  origin: 'https://satu.example',
  services: 'https://layanan.example',
  toSpelled: (path: string) => path.replace('/class', '/Class'),
}
const written = (html: string) => exportedHtml(html, options)

test.each([
  ['<a href="/News">', '<a href="/News">'],
  ['<a href="/class/a#b">', '<a href="/Class/a#b">'],
  ['<a href="/News?page=2#daftar">', '<a href="/News/page-2#daftar">'],
  ['<a href="/?page=2">', '<a href="/page-2">'],
  [
    '<a href="/News?page=2&amp;category=a">',
    '<a href="https://layanan.example/News?page=2&amp;category=a">',
  ],
  ['<a href="/account/sign-in">', '<a href="https://layanan.example/account/sign-in">'],
  ['<img href="/media/a.svg?v=1">', '<img href="/media/a.svg?v=1">'],
  ['<a href="https://other.example/?page=2">', '<a href="https://other.example/?page=2">'],
  [
    '<form action="/Contact#c-summary">',
    '<form action="https://layanan.example/Contact#c-summary">',
  ],
  [
    '<link href="https://satu.example/News?page=2">',
    '<link href="https://satu.example/News/page-2">',
  ],
])('%s is written as %s', (html, expected) => expect(written(html)).toBe(expected))

test('the data of islands stays as it is', () => {
  const data = String.raw`<script type="application/json">{"html":"<a href=\"/News?page=2\">"}</script>`
  expect(written(data)).toBe(data)
})

test('pages are found with the number of a list, and not by a filter', () => {
  const html =
    '<a href="/News?page=2"><a href="/News?sort=oldest"><a href="/media/a.pdf"><a href="#x">'
  expect(pageLinks(html)).toEqual(['/News?page=2'])
})

test('files are found in attributes, sets, styles and data', () => {
  const text =
    '<img srcset="/_ipx/f_avif,w_96/media/a.jpg?v=1 96w, /media/a.jpg?v=1 900w">' +
    '<p style="background:url(/_art/x.svg)">{"src":"/drive/k"} https://satu.example/_share/v/Class.png '
  expect(fileLinks(text, options.origin)).toEqual([
    '/_ipx/f_avif,w_96/media/a.jpg?v=1',
    '/media/a.jpg?v=1',
    '/_art/x.svg',
    '/drive/k',
    '/_share/v/Class.png',
  ])
})
