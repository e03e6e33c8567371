import { expect, test } from 'vitest'
import { minutesToRead, sanitise, toMediaPath } from './safe-html.ts'

test('text, lists, links, pictures and tables stay as they are', () => {
  const html =
    '<h2>Judul</h2><p>Teks <strong>tebal</strong> <a href="https://x.id/a?b=1">tautan</a></p>' +
    '<ul><li><a href="/kelas">kelas</a></li></ul><table><tr><td colspan="2">1</td></tr></table>' +
    '<figure><img src="/media/a.webp" alt="A" width="10" /><figcaption>A</figcaption></figure>'
  expect(sanitise(html)).toBe(html)
})

test.each([
  '<script>x()</script>',
  '<img src=x onerror=x()>',
  '<a href="javascript:x()">a</a>',
  '<a href=" java\nscript:x()">a</a>',
  '<a href="//evil.id">a</a>',
  '<a href="data:text/html,x">a</a>',
  '<p style="background:url(//evil.id)">a</p>',
  '<iframe src="https://evil.id"></iframe>',
  '<svg><script>x()</script></svg>',
  '<math><mtext><style><img src=x onerror=x()></style></mtext></math>',
  '<form action="https://evil.id"><input name="password"></form>',
  '<img src="data:image/svg+xml,x">',
  '<base href="https://evil.id">',
  '<p class="fixed inset-0">a</p>',
])('nothing that could run or restyle stays of %s', (html) => {
  expect(sanitise(html)).not.toMatch(
    /script|onerror|javascript|evil|style|iframe|svg|data:|form|input|base|class/i,
  )
})

test('a picture of the layout gets the address at which it is served', () => {
  expect(sanitise('<img src="asset:covers/a.webp">')).toBe('<img src="/media/covers/a.webp" />')
  expect(toMediaPath('https://x.id/asset:a')).toBe('https://x.id/asset:a')
})

test('reading takes a minute for every two hundred words, and one at least', () => {
  expect(minutesToRead('')).toBe(1)
  expect(minutesToRead(`<p>${'kata '.repeat(200)}</p>`)).toBe(1)
  expect(minutesToRead(`<p>${'kata '.repeat(201)}</p>`)).toBe(2)
})
