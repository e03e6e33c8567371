import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings, problemsBy } from '#tests/made-up/rules.ts'

const locales = ['id', 'en']
const found = (title: unknown, layout: object = { locales }) =>
  findings('missing-locale', homeOf([{ id: 'a', type: 'card', props: { title } }], {}, layout))

test('a text that lacks a language of the layout is reported at the text', () => {
  expect(found({ id: 'Halo' })).toEqual(['pages/home.json:7:9 "Halo" is not said in "en".'])
  expect(found({ en: 'Hello' })).toEqual(['pages/home.json:7:9 "Hello" is not said in "id".'])
})

test('a text in every language, or in one string, is valid', () => {
  expect(found({ id: 'Halo', en: 'Hello' })).toEqual([])
  expect(found('Halo')).toEqual([])
  expect(found({ id: 'Halo' }, {})).toEqual([])
})

test('the fallback of a binding is checked', () => {
  expect(found({ $bind: 'site.title', fallback: { id: 'Halo' } })).toEqual([
    'pages/home.json:9:11 "Halo" is not said in "en".',
  ])
})

test('titles, descriptions and settings are checked, on page, route and site', () => {
  const page = { title: { id: 'Beranda' }, seo: { description: { en: 'About us' } } }
  const files = homeOf([], page, {
    locales,
    site: {
      settings: { title: { id: 'Situs' }, isMaintenance: false, meta: { name: { id: 'A' } } },
    },
    routes: [{ path: '/', page: 'home', title: { $bind: 'site.title', fallback: { en: 'Home' } } }],
  })
  expect(findings('missing-locale', files)).toEqual([
    'layout.json:6:7 "Situs" is not said in "en".',
    'layout.json:11:9 "A" is not said in "en".',
    'layout.json:23:9 "Home" is not said in "id".',
    'pages/home.json:2:3 "Beranda" is not said in "en".',
    'pages/home.json:6:5 "About us" is not said in "id".',
  ])
})

test('the problem names its page and its block', () => {
  const files = homeOf(
    [{ id: 'a', type: 'card', props: { title: { id: 'Halo' } } }],
    {},
    { locales },
  )
  expect(problemsBy('missing-locale', files)).toMatchObject([{ page: 'home', block: 'a' }])
})
