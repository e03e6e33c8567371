import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (title: unknown, locales = ['id', 'en']) =>
  findings(
    'untranslated-text',
    homeOf([{ id: 'a', type: 'card', props: { title } }], {}, { locales }),
  )

test('a sentence in one language of two is reported', () => {
  expect(found('Belajar menenun dari awal')).toEqual([
    'pages/home.json:7:9 "Belajar menenun dari awal" is said in "id" only.',
  ])
})

test.each([
  'halo@tenun.example',
  '404',
  '12 / 4.800 / 3 / 7',
  'Universitas Gadjah Mada Yogyakarta',
  'Rumah Anyam, Jalan Mawar 12 (Wonosobo)',
])('%j may be the same in every language', (text) => {
  expect(found(text)).toEqual([])
})

test('a sentence in each language, or in the only one, is valid', () => {
  expect(found({ id: 'Belajar menenun dari awal', en: 'Learn weaving from scratch' })).toEqual([])
  expect(found('Belajar menenun dari awal', ['id'])).toEqual([])
})

test("a site's name may be the same in every language, its description may not", () => {
  const settings = {
    title: 'tempat kita semua belajar',
    isMaintenance: false,
    meta: { name: 'tempat kita semua belajar', description: 'tempat kita semua belajar' },
  }
  const files = homeOf([], {}, { locales: ['id', 'en'], site: { settings } })
  expect(findings('untranslated-text', files)).toEqual([
    'layout.json:10:9 "tempat kita semua belajar" is said in "id" only.',
  ])
})
