import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { provinceNames } from '#schemas/provinces.ts'
import { fixtures } from './fixtures.ts'
import { network } from './index.ts'
import { findPosition } from './province-positions.ts'

test('adds up the schools of all provinces', () => {
  const markup = html(network, fixtures.filled)
  expect(markup).toMatch(/Provinsi<\/dt><dd[^>]*>4</)
  expect(markup).toMatch(/Sekolah<\/dt><dd[^>]*>27</)
  expect(markup).toMatch(/Siswa<\/dt><dd[^>]*>5.724</)
})

test('says of each province what it has', () => {
  expect(html(network, fixtures.filled)).toContain('14 sekolah di 5 kota, 2.968 siswa')
  expect(html(network, fixtures.dark)).toContain('1 school in 1 city, 212 learners')
})

test('shows a message without provinces', () => {
  const markup = html(network, fixtures.empty)
  expect(markup).toContain('Belum ada sekolah yang terdaftar')
  expect(markup).not.toContain('<dl')
})

test('shows on a map each province that is known, larger where more schools take part', () => {
  const markup = html(network, fixtures.map)
  const radii = [...markup.matchAll(/<circle [^>]*r="(\d+)"/g)].map(([, radius]) => Number(radius))
  expect(radii).toHaveLength(4)
  expect(radii[0]).toBe(Math.max(...radii))
  expect(markup).toMatch(/<svg[^>]* aria-hidden="true"/)
  expect(html(network, fixtures.filled)).not.toContain('<svg')
})

test('knows where every province is', () => {
  expect(Object.values(provinceNames).filter((name) => !findPosition(name))).toEqual([])
})
