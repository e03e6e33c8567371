import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

/** A title of this length with " | Situs Coba", which has thirteen characters. */
const titleOf = (length: number) => 'x'.repeat(length - 13)
const found = (page: object, layout: object = {}) =>
  findings('title-length', homeOf([], page, layout))

test('a title longer than sixty characters with the site’s name is reported', () => {
  expect(found({ title: titleOf(61) })).toEqual([
    `pages/home.json:2:3 "${'x'.repeat(47)}…" is 61 characters long, at most 60.`,
  ])
  expect(found({ title: titleOf(60) })).toEqual([])
})

test('a title to which the site’s name is not appended is measured alone', () => {
  expect(found({ title: titleOf(61), siteName: false })).toEqual([])
  const routes = [{ path: '/', page: 'home', siteName: false }]
  expect(found({ title: titleOf(61) }, { routes })).toEqual([])
  expect(found({ title: 'Situs Coba' })).toEqual([])
})

test('each language is measured with its own name of the site', () => {
  const settings = {
    title: 'A',
    isMaintenance: false,
    meta: { site_name: { id: 'A', en: 'Another name of it' } },
  }
  const layout = { locales: ['id', 'en'], site: { settings } }
  expect(found({ title: { id: 'y'.repeat(50), en: 'y'.repeat(50) } }, layout)).toEqual([
    `pages/home.json:4:5 "${'y'.repeat(47)}…" is 71 characters long, at most 60.`,
  ])
})

test('a title of one or two characters is reported, a blank or bound one is not', () => {
  expect(found({ title: 'Ki' })).toEqual(['pages/home.json:2:3 "Ki" is too short, at least 3.'])
  expect(found({ title: ' ' })).toEqual([])
  expect(found({ title: { $bind: 'site.title', fallback: 'x'.repeat(80) } })).toEqual([])
})
