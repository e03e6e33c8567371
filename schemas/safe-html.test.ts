import { expect, test } from 'vitest'
import { findUnsafe } from './safe-html.ts'

test.each([
  '<h2>Judul</h2><p>a < b, <strong>tebal</strong> &amp; <a href="/x?a=1:2">tautan</a></p>',
  '<img src="asset:a.svg" alt="A > B" width="1" height="1">',
  "<a href='https://a.example'>A</a><a href=mailto:a@a.example>B</a>",
  '<td colspan="2">x</td>',
])('%s is safe', (html) => {
  expect(findUnsafe(html)).toBeUndefined()
})

test.each([
  ['<script>x</script>', '<script>'],
  ['<SCRIPT src=x>', '<script>'],
  ['<p style="x">', 'style of <p>'],
  ['<p/onclick=x>', 'onclick of <p>'],
  ['<a href="JaVaScRiPt:x">', 'javascript: in <a>'],
  ['<img src="data:x">', 'data: in <img>'],
  ['<!-- x -->', '<!-->'],
  ['</div>', '</div>'],
  ['<p constructor>', 'constructor of <p>'],
])('%s is told', (html, unsafe) => {
  expect(findUnsafe(html)).toBe(unsafe)
})
