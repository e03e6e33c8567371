import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const pageOf = (description: unknown) => ({ seo: { description }, blocks: [] })
const found = (first: unknown, second: unknown, secondPage = 'b') =>
  findings('duplicate-description', {
    'layout.json': manifestOf('coba', {
      routes: [
        { path: '/a', page: 'a' },
        { path: '/b', page: secondPage },
      ],
    }),
    'pages/a.json': pageOf(first),
    'pages/b.json': pageOf(second),
  })

test('a second page with the same description is reported at its description', () => {
  expect(found('Semua kelas.', 'Semua kelas.')).toEqual([
    'pages/b.json:3:5 "Semua kelas." stands on /a and on /b.',
  ])
})

test('different texts, bound texts and two routes of one page are valid', () => {
  expect(found('Semua kelas.', 'Semua berita.')).toEqual([])
  expect(found({ $bind: 'site.title' }, { $bind: 'site.title' })).toEqual([])
  expect(found('Semua kelas.', 'Semua kelas.', 'a')).toEqual([])
})
