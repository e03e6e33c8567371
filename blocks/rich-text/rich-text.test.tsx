import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { richText } from './index.ts'
import { parseBody } from './parse-body.ts'

test('parses headings, lists and paragraphs', () => {
  expect(parseBody('Satu\ndua\n\n## Judul\nTiga\n- a\n- b\n\n\nEmpat')).toEqual([
    { kind: 'paragraph', text: 'Satu\ndua' },
    { kind: 'heading', text: 'Judul' },
    { kind: 'paragraph', text: 'Tiga' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'Empat' },
  ])
})

test('parses Windows line ends, and gives nothing for blank lines', () => {
  expect(parseBody('Satu\r\n\r\nDua')).toHaveLength(2)
  expect(parseBody(' \n\n \n')).toEqual([])
})

test('shows markup as text', () => {
  const markup = html(richText, { props: { body: '<b>tebal</b> & "kutip"' }, data: {} })
  expect(markup).toContain('&lt;b&gt;tebal')
})

test('has headings one level below its own', () => {
  expect(html(richText, fixtures.filled)).toContain('<h2>Yang kami percaya</h2>')
  expect(html(richText, fixtures.aside)).toContain('<h3>Yang kami percaya</h3>')
})

test('renders the blocks of its slots', () => {
  expect(html(richText, fixtures.beside)).toContain('bekerja dari rumah')
  expect(html(richText, fixtures.columns)).toContain('Ditulis bersama para alumni')
})

test('renders nothing when it is empty', () => {
  expect(html(richText, fixtures.empty)).toBe('')
})

test('shows points as a list, and HTML as it is', () => {
  expect(html(richText, fixtures.points)).toContain(
    '<li>Dua belas bahasa</li><li>Ujian daring</li>',
  )
  expect(html(richText, fixtures.html)).toContain(fixtures.html.props.html)
})
