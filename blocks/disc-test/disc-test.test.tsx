import { expect, test } from 'vitest'
import type { FormValues } from '#schemas/page-boot.ts'
import { sendDiscResult } from '#schemas/services/rest.ts'
import { html } from '#tests/html.tsx'
import { dimensionWords } from './dimension-words.ts'
import { fixtures } from './fixtures.ts'
import { discTest } from './index.ts'
import { patternWords } from './pattern-words.ts'
import { dimensions } from './scores.ts'

const props = discTest.props.parse(fixtures.filled.props)
const action = discTest.action?.(props)
const read = (values: FormValues) => action?.read?.(values)

/** In each quad the statement of I is most and that of C least. */
const filled = {
  'most.rapat': '3',
  'least.rapat': '0',
  'most.belajar': '0',
  'least.belajar': '3',
  'most.gagasan': '2',
  'least.gagasan': '1',
  consent: 'true',
}

test('without scripts every quad is there, with four statements and two choices for each', () => {
  const markup = html(discTest, fixtures.filled)
  expect(markup.match(/<fieldset/g)).toHaveLength(4)
  expect(markup).not.toContain(' hidden=""')
  expect(markup.match(/name="most\./g)).toHaveLength(12)
  expect(markup.match(/name="least\./g)).toHaveLength(12)
  expect(markup).toContain('aria-label="Paling seperti saya: Mewujudkan gagasan"')
})

test('statements are shown in the order of their quad', () => {
  const markup = html(discTest, fixtures.filled)
  const inputs = markup.match(/<input[^>]*name="least\.rapat"[^>]*>/g) ?? []
  const attribute = (name: string) => (input: string) =>
    new RegExp(`${name}="([^"]*)"`).exec(input)?.[1]
  expect(inputs.map(attribute('value'))).toEqual(['0', '1', '2', '3'])
  expect(inputs.map(attribute('aria-label'))).toEqual([
    'Paling bukan saya: Mencatat apa yang disepakati',
    'Paling bukan saya: Membawa rapat ke sebuah keputusan',
    'Paling bukan saya: Memberi setiap orang cukup waktu',
    'Paling bukan saya: Membuat semua orang ikut bicara',
  ])
})

test('what is filled in is read as scores that the endpoint takes, with the address of the result', () => {
  const reading = read({ ...filled, name: ' Rahma ' })
  expect(reading).toEqual({
    input: { name: 'Rahma', type: 'I', score_d: 50, score_i: 100, score_s: 50, score_c: 0 },
    search: '?d=50&i=100&s=50&c=0',
  })
  const input = reading && 'input' in reading ? reading.input : {}
  expect(sendDiscResult.input.safeParse({ ...input, website: '' }).success).toBe(true)
  expect(read({ ...filled, name: '  ' })).not.toHaveProperty('input.name')
})

test.each<[string, FormValues, string]>([
  ['an open choice', { 'most.rapat': '' }, 'most.rapat'],
  ['a place that no statement has', { 'least.rapat': '4' }, 'least.rapat'],
  ['a place that is no digit', { 'least.rapat': '__proto__' }, 'least.rapat'],
  ['the same statement as most and least', { 'least.gagasan': '2' }, 'least.gagasan'],
  ['no consent', { consent: '' }, 'consent'],
])('%s is refused at its field', (_, wrong, field) => {
  const reading = read({ ...filled, ...wrong })
  expect(reading).toEqual({ faults: [expect.objectContaining({ field })] })
})

test('a test without any answer is refused at every choice', () => {
  const reading = read({})
  expect(reading && 'faults' in reading && reading.faults).toHaveLength(7)
})

test('an address with four scores shows their chart, their table and their texts', () => {
  const markup = html(discTest, fixtures.result)
  expect(markup).toContain('Penggugah (ID)')
  expect(markup).not.toContain('<form')
  expect([...markup.matchAll(/<td>(\d+)<\/td>/g)].map(([, score]) => score)).toEqual([
    '65',
    '75',
    '33',
    '27',
  ])
  expect(markup.match(/class="disc-column is-strong"/g)).toHaveLength(2)
  expect(markup).toContain('tidak dapat dipakai untuk membandingkan orang')
})

test('what is shared is the address with the scores alone', () => {
  const markup = html(discTest, fixtures.result)
  expect(markup).toContain(
    'data-address="https://situs.example/Berita/1/judul?d=65&amp;i=75&amp;s=33&amp;c=27"',
  )
})

test('the result wakes nothing in the browser, the test does', () => {
  const { island } = discTest
  const wakes = (fixture: { props: unknown }) =>
    typeof island === 'function' && island(discTest.props.parse(fixture.props))
  expect(wakes(fixtures.filled)).toBe('visible')
  expect(wakes(fixtures['no result'])).toBe('visible')
  expect(wakes(fixtures.result)).toBeUndefined()
})

test('an address with a part of the scores says that it is no result, and has the test', () => {
  const markup = html(discTest, fixtures['no result'])
  expect(markup).toContain('Alamat ini bukan hasil tes')
  expect(markup).toContain('<form')
})

test('a tie is told, and a test without statements says so', () => {
  expect(html(discTest, fixtures.tied)).toContain('Dua skor atau lebih sama tinggi')
  expect(html(discTest, fixtures.empty)).toContain('belum memiliki pernyataan')
  expect(html(discTest, fixtures.empty)).not.toContain('<form')
})

test.each(['id', 'en'] as const)('each of the 17 patterns has its own words in %s', (locale) => {
  const texts = Object.values(patternWords[locale])
  expect(texts).toHaveLength(17)
  expect(new Set(texts.map(({ text }) => text)).size).toBe(17)
  expect(new Set(texts.map(({ title }) => title)).size).toBe(17)
  for (const dimension of dimensions)
    expect(new Set(Object.values(dimensionWords[locale][dimension])).size).toBe(6)
})
