import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { provinceScores } from './index.ts'
import { provinceShapes } from './province-shapes.ts'

test('shows each province with its rank, its score and what it is made of', () => {
  const markup = html(provinceScores, fixtures.filled)
  expect(markup.match(/<th scope="row"/g)).toHaveLength(4)
  expect(markup).toContain('>4.200</td>')
  expect(markup).toContain('12 sekolah, 1.530 siswa, 240 lulusan')
})

test('draws bars in proportion to the best score', () => {
  const widths = [
    ...html(provinceScores, fixtures.filled).matchAll(/<rect width="([\d.]+)" height="1"\/?>/g),
  ]
  expect(widths.map(([, width]) => width)).toEqual(['100', '50', '50', '0'])
})

test('shows a message without scores', () => {
  expect(html(provinceScores, fixtures.empty)).toContain('Belum ada provinsi yang dinilai')
})

test('links to its other pages when its page is of the query', () => {
  expect(html(provinceScores, fixtures.paged)).toContain('href="/Leaderboards?page=3#fixture"')
})

test('each province of the map is a link with its name and value', () => {
  const markup = html(provinceScores, fixtures.map)
  expect(markup).toContain(
    '<a href="/Leaderboards?province=Jawa+Timur#fixture" aria-label="Jawa Timur: 2.100">',
  )
  expect(markup.match(/<a [^>]*aria-label=/g)).toHaveLength(4)
  expect(markup.match(/<a class="province-scores-link"/g)).toHaveLength(4)
})

test('a chosen province narrows the table to it and to those drawn with it', () => {
  const markup = html(provinceScores, fixtures['one province'])
  expect(markup.match(/<th scope="row"/g)).toHaveLength(2)
  expect(markup).toContain('aria-label="Papua: 0, Papua Selatan: 800" aria-current="true"')
  expect(markup).toContain(
    '<a class="link-more" href="/Leaderboards#fixture">Show all provinces</a>',
  )
})

test('a province without a score is said to have none', () => {
  const props = { ...fixtures.map.props, province: 'Atlantis' }
  expect(html(provinceScores, { ...fixtures.map, props })).toContain('belum memiliki nilai')
})

test('the steps of the map differ without their colour', () => {
  const markup = html(provinceScores, fixtures.map)
  expect(new Set(markup.match(/class="province-map-ink" d="[^"]*"/g)).size).toBe(4)
})

test('the outlines name each of the 38 provinces once', () => {
  const names = provinceShapes.flatMap((shape) => shape.names)
  expect(new Set(names).size).toBe(names.length)
  expect(provinceShapes).toHaveLength(33)
})

test('the map is at most 30 kilobytes on its way', () => {
  expect(brotliCompressSync(html(provinceScores, fixtures.map)).byteLength).toBeLessThan(30_000)
})
