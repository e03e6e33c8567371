import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { codingStudio } from './index.ts'

test('the task, its code, its hints and its answer are read without scripts', () => {
  const markup = html(codingStudio, fixtures.filled)
  expect(markup).toContain('Lengkapi fungsi <code>jumlah</code> supaya')
  expect(markup).toMatch(/<textarea[^>]*>function jumlah\(angka\)/)
  expect(markup.match(/<summary>/g)).toHaveLength(3)
  expect(markup).toContain('Petunjuk 1 dari 2')
  expect(markup).toContain('reduce((a, b) =&gt; a + b, 0)')
})

test('shown checks say what they run and expect, hidden ones do not', () => {
  const markup = html(codingStudio, fixtures.filled)
  expect(markup).toContain('<code>jumlah([1, 2, 3])</code>')
  expect(markup).toMatch(/Diharapkan<\/dt><dd><code>6<\/code>/)
  expect(markup).toContain('Pemeriksaan tersembunyi 1')
  expect(markup).not.toContain('[-4, 4]')
})

test('rows are expected as a table, and what a page is asked for is said in words', () => {
  const markup = html(codingStudio, fixtures.sql)
  expect(markup).toContain('<td>Sekar</td>')
  expect(markup).toContain('Urutan baris bebas.')
  expect(html(codingStudio, fixtures.page)).toMatch(
    /Gaya <code>color<\/code> dari <code>h1<\/code>/,
  )
})

test('code that is read has its lines in a list, and a field or a choice for the answer', () => {
  const markup = html(codingStudio, fixtures.reading)
  expect(markup).toContain('Apa yang dicetak kode ini?')
  expect(markup.match(/<li><code>/g)).toHaveLength(2)
  expect(html(codingStudio, fixtures.line).match(/<option/g)).toHaveLength(3)
})

test('no frame is drawn before code is run, and the page says that nothing is sent', () => {
  const markup = html(codingStudio, fixtures.filled)
  expect(markup).not.toContain('<iframe')
  expect(markup).toContain('Kode hanya disimpan di perangkat ini dan tidak pernah dikirim.')
  expect(html(codingStudio, fixtures.english)).toContain(
    'Code is stored on this device only and never sent.',
  )
})
