import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { myResults } from './index.ts'

const markup = html(myResults, fixtures.filled)

test('each score has its quiz or exercise, as text and as a bar, and leads there', () => {
  expect(markup).toContain('<a href="/Quiz?subject=matematika-dasar">Matematika dasar</a>')
  expect(markup).toContain('8 dari 10 benar')
  expect(markup).toContain('4 dari 4 pemeriksaan lulus')
  const bars = [...markup.matchAll(/<rect width="(\d+)" height="1"><\/rect>/g)]
  expect(bars.map(([, width]) => width)).toEqual(['80', '100', '0'])
})

test('says where the scores come from, and that they prove nothing', () => {
  expect(markup).toContain('Jawaban dan kode tidak ikut dikirim')
  expect(markup).toContain('bukan bukti kelulusan')
})

test('who has none reads how to get one, of the kind that is chosen', () => {
  expect(html(myResults, fixtures.empty)).toContain('There are no scores yet. Finish a quiz')
  expect(html(myResults, fixtures['empty kind'])).toContain('Belum ada nilai latihan kode.')
})

test('requests the page and the kind that the query chooses', () => {
  const props = myResults.props.parse({ heading: 'Nilai', page: 3, kind: 'quiz' })
  expect(myResults.needs?.(props).results.input).toEqual({ kind: 'quiz', pageSize: 10, page: 3 })
})
