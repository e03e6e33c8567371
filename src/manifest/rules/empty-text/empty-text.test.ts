import { expect, test } from 'vitest'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (props: object) =>
  findings('empty-text', homeOf([{ id: 'a', type: 'card', props }], {}, { locales: ['id', 'en'] }))

test('a required blank prop is reported, in each language', () => {
  expect(found({ title: '' })).toEqual(['pages/home.json:7:9 "title" is blank.'])
  expect(found({ title: { id: 'Halo', en: ' \n' } })).toEqual([
    'pages/home.json:9:11 "title" is blank.',
  ])
})

test('a required prop of an object in a list is reported', () => {
  expect(found({ title: 'A', actions: [{ label: ' ', href: '/' }] })).toEqual([
    'pages/home.json:10:13 "label" is blank.',
  ])
})

test('an optional prop may be blank', () => {
  expect(found({ title: 'A', alt: '', body: { id: '', en: '' } })).toEqual([])
})

test('blank titles and descriptions are reported, of route, page and site', () => {
  const settings = { title: ' ', isMaintenance: false, meta: { description: '', keywords: '' } }
  const files = {
    'layout.json': manifestOf('coba', {
      site: { settings },
      routes: [{ path: '/', page: 'home', title: { id: 'Beranda', en: '' } }],
    }),
    'pages/home.json': { title: '', seo: { description: ' ' }, blocks: [] },
  }
  expect(findings('empty-text', files)).toEqual([
    'layout.json:6:7 The site title is blank.',
    'layout.json:9:9 The site description is blank.',
    'layout.json:20:9 The title is blank.',
    'pages/home.json:2:3 The title is blank.',
    'pages/home.json:4:5 The description is blank.',
  ])
})

test('the fallback of a title may be blank, since the site’s name is used then', () => {
  const title = { $bind: 'site.title', fallback: '' }
  expect(findings('empty-text', homeOf([], { title }))).toEqual([])
})
