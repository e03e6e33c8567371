import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bind, lookUp, type Scope } from './bind.ts'
import { firstWords, stripHtml } from './text-formats.ts'

const scope: Scope = {
  resources: {
    class: {
      name: 'Dasar Web',
      price: 1250000,
      note: '',
      about: '<p>Halo&nbsp;<b>dunia</b></p>',
      items: [{ id: 7 }],
      gone: null,
    },
  },
  site: { title: 'Situs' },
  parameters: { slug: 'dasar-web' },
  query: { page: 2, search: undefined },
  locale: 'id',
}
const take = ($bind: string, more: object = {}) => bind({ $bind, ...more }, scope)

test('a binding takes from data, the site or the route', () => {
  expect(take('class.name')).toBe('Dasar Web')
  expect(take('class.items.0.id')).toBe(7)
  expect(take('site.title')).toBe('Situs')
  expect(take('route.slug')).toBe('dasar-web')
  expect(bind({ $route: 'slug' }, scope)).toBe('dasar-web')
  expect(bind({ page: { $query: 'page' }, search: { $query: 'search' } }, scope)).toEqual({
    page: 2,
  })
})

test('bindings are filled wherever they stand and the rest stays', () => {
  const value = { a: [{ b: { $bind: 'site.title' } }, 1], c: null, d: 'x' }
  expect(bind(value, scope)).toEqual({ a: [{ b: 'Situs' }, 1], c: null, d: 'x' })
})

test.each(['class.nothing', 'class.gone', 'class.note', 'nothing.name', 'class.name.deeper'])(
  'where %s leads to nothing, the fallback stands',
  (path) => {
    expect(take(path, { fallback: 'lain', format: ['upper'] })).toBe('lain')
    expect(take(path)).toBeUndefined()
  },
)

test.each([
  'constructor',
  'constructor.name',
  'class.constructor',
  'class.constructor.constructor',
  'class.__proto__',
  'class.__proto__.toString',
  'class.name.length',
  'class.name.toString',
  'class.items.length.constructor',
  'class.items.map',
  'site.toString',
  'site.hasOwnProperty',
  'route.__proto__',
  'route.constructor',
  '__proto__.toString',
  'toString',
])('%s reaches nothing', (path) => {
  expect(take(path)).toBeUndefined()
  expect(bind({ $route: path }, scope)).toBeUndefined()
  expect(bind({ $query: path }, scope)).toBeUndefined()
})

test('no path ever gives a function or something that objects inherit', () => {
  const names = [
    'class',
    'site',
    'route',
    'items',
    '0',
    'name',
    'constructor',
    '__proto__',
    'prototype',
    'toString',
    'valueOf',
    'map',
  ]
  const path = fc
    .array(fc.constantFrom(...names), { minLength: 1, maxLength: 8 })
    .map((parts) => parts.join('.'))
  fc.assert(
    fc.property(path, (path) => {
      const found = lookUp(path, scope)
      expect(typeof found).not.toBe('function')
      expect(found).not.toBe(Object.prototype)
      expect(found).not.toBe(Array.prototype)
    }),
    { numRuns: 5000 },
  )
})

test.each([
  [['stripHtml'], 'class.about', 'Halo dunia'],
  [['stripHtml', 'words:1'], 'class.about', 'Halo…'],
  [['words:2'], 'class.name', 'Dasar Web'],
  [['upper'], 'class.name', 'DASAR WEB'],
  [['lower'], 'class.name', 'dasar web'],
  [['rupiah'], 'class.price', 'Rp1.250.000'],
  [['number'], 'class.price', '1.250.000'],
  [[], 'class.price', 1250000],
])('formats %j are passed through in order', (format, path, shown) => {
  expect(take(path, { format })).toBe(shown)
})

test('numbers, rupiah and dates are written in the language of the page', () => {
  const inEnglish = { ...scope, locale: 'en' as const }
  expect(bind({ $bind: 'class.price', format: ['number'] }, inEnglish)).toBe('1,250,000')
  expect(bind({ $bind: 'class.price', format: ['rupiah'] }, inEnglish)).toBe('Rp1,250,000')
})

test.each([
  ['2026-08-21T01:00:00Z', 'id', '21 Agustus 2026'],
  ['2026-08-21T01:00:00Z', 'en', '21 August 2026'],
  ['2026-08-20T17:00:00Z', 'en', '21 August 2026'],
  ['2026-08-21', 'id', '21 Agustus 2026'],
  ['segera', 'id', 'segera'],
] as const)('the date %s is in %s %s', (startsAt, locale, shown) => {
  const dated = { ...scope, locale, resources: { class: { startsAt } } }
  expect(bind({ $bind: 'class.startsAt', format: ['date'] }, dated)).toBe(shown)
})

test.each([
  ['<p>Satu</p><p>dua</p>', 'Satu dua'],
  ['a<br>b<br/>c', 'a b c'],
  ['<a href="x">tautan</a>&amp;&lt;b&gt;', 'tautan&<b>'],
  ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
  ['  banyak \n spasi\t', 'banyak spasi'],
  ['<script>x', 'x'],
])('the text of %j is %j', (html, text) => {
  expect(stripHtml(html)).toBe(text)
})

test('words beyond the count become an ellipsis, and only those', () => {
  const twenty = Array.from({ length: 20 }, (_, i) => `k${i}`)
  expect(firstWords(twenty.join(' '), 20)).toBe(twenty.join(' '))
  expect(firstWords([...twenty, 'lagi'].join('\n'), 20)).toBe(`${twenty.join(' ')}…`)
  expect(firstWords('', 20)).toBe('')
})
