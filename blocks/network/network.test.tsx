import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { network } from './index.ts'

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
