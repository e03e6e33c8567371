import { expect, test } from 'vitest'
import { dropAddresses } from './drop-addresses.ts'

const dropped = (html: string) => {
  const reported: string[] = []
  return { html: dropAddresses(html, (address) => reported.push(address)), reported }
}

test.each([
  '<a href="/Class/web?a=1&amp;b=2#atas">',
  '<a href="#tenun"><a href="https://a.example/x"><a href="mailto:a@a.example"><a href="tel:+62">',
  '<a href=""><form action="/Kontak#f">',
  '<img src="data:image/png;base64,AA=="><img src="/media/a.svg"><use href="#panah">',
  '<p title="javascript:x"> href=&quot;javascript:x&quot;</p>',
])('%s is left as it is', (html) => {
  expect(dropped(html)).toEqual({ html, reported: [] })
})

test.each([
  ['<a class="b" href="javascript:alert(1)">x</a>', '<a class="b">x</a>'],
  ['<a href="JaVaScRiPt:x">', '<a>'],
  ['<a href="//evil.example/x">', '<a>'],
  ['<a href="/\\evil.example">', '<a>'],
  ['<a href="/\t/evil.example">', '<a>'],
  ['<a href="java\nscript:x">', '<a>'],
  ['<a href=" javascript:x">', '<a>'],
  ['<a href="data:text/html,x">', '<a>'],
  ['<a href="data:image/svg+xml,x">', '<a>'],
  ['<img alt="" src="data:text/html,x">', '<img alt="">'],
  ['<img src="blob:x"><a href="vbscript:x">', '<img><a>'],
  ['<form action="javascript:x"><button formAction="javascript:x">', '<form><button>'],
])('of %s the address is dropped and reported', (html, left) => {
  const found = dropped(html)
  expect(found.html).toBe(left)
  expect(found.reported.length).toBeGreaterThan(0)
})
