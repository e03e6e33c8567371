import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { schoolsList } from './index.ts'

const namesOf = (markup: string) =>
  [...markup.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, name]) => name)

test('names each school with its city, and whether it is active', () => {
  const markup = html(schoolsList, fixtures.filled)
  expect(namesOf(markup)).toHaveLength(4)
  expect(markup).toContain('Malang, Jawa Timur')
  expect(markup.match(/>Aktif</g)).toHaveLength(3)
})

test.each([
  ['tenggara', 2],
  ['TIMUR smk karya', 1],
  ['', 4],
])('finds schools by name, city and province (%s)', (search, count) => {
  const { props, data } = fixtures.filled
  expect(namesOf(html(schoolsList, { props: { ...props, search }, data }))).toHaveLength(count)
})

test('shows one page, with links to the others', () => {
  const markup = html(schoolsList, fixtures.paged)
  expect(namesOf(markup)).toEqual(['SMK Karya Rekaan'])
  expect(markup).toContain('Halaman 2 dari 4')
  expect(markup).toContain('4 hasil untuk “smk”')
})

test('shows a message without schools, and when nothing matches', () => {
  expect(html(schoolsList, fixtures.empty)).toContain('Belum ada sekolah yang terdaftar')
  expect(html(schoolsList, fixtures['nothing found'])).toContain('Tidak ada yang cocok')
})
