import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { richText } from './index.ts'
import { parseBody } from './parse-body.ts'

test('reads headings, lists and paragraphs', () => {
  expect(parseBody('Satu\ndua\n\n## Judul\nTiga\n- a\n- b\n\n\nEmpat')).toEqual([
    { kind: 'paragraph', text: 'Satu\ndua' },
    { kind: 'heading', text: 'Judul' },
    { kind: 'paragraph', text: 'Tiga' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'Empat' },
  ])
})

test('reads text from Windows and nothing from blank lines', () => {
  expect(parseBody('Satu\r\n\r\nDua')).toHaveLength(2)
  expect(parseBody(' \n\n \n')).toEqual([])
})

test('shows markup as the text it is', () => {
  const markup = html(richText, { props: { body: '<b>tebal</b> & "kutip"' }, data: {} })
  expect(markup).toContain('&lt;b&gt;tebal')
})

test('puts its headings under the heading it has', () => {
  expect(html(richText, fixtures.filled)).toContain('<h2>Yang kami percaya</h2>')
  expect(html(richText, fixtures.aside)).toContain('<h3>Yang kami percaya</h3>')
})

test('draws the blocks of its slots', () => {
  expect(html(richText, fixtures.beside)).toContain('bekerja dari rumah')
  expect(html(richText, fixtures.columns)).toContain('Ditulis bersama para alumni')
})

test('disappears when it has nothing to say', () => {
  expect(html(richText, fixtures.empty)).toBe('')
})
