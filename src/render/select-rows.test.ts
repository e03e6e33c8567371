import { expect, test } from 'vitest'
import type { CollectionData } from '#schemas/page.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { bind } from './bind.ts'
import { selectRows } from './select-rows.ts'

const layout = layoutOf({
  'layout.json': manifestOf('coba', { locales: ['id', 'en'] }),
  'assets/a.svg': '<svg/>',
  'collections/orang.json': {
    kind: 'speaker',
    rows: [
      {
        id: 'sekar',
        name: { id: 'Sekar', en: 'Sekar (en)' },
        isConfirmed: true,
        image: 'asset:a.svg',
      },
      { id: 'bima', name: 'Bima' },
      { id: 'cahya', name: 'Cahya', isConfirmed: true },
    ],
  },
})
const place = { file: '', line: 1, column: 1, pointer: '' }

function select(
  data: Omit<CollectionData, 'collection'>,
  parameters = {},
  locale: 'id' | 'en' = 'id',
) {
  const scope = { resources: {}, site: {}, parameters, query: {}, locale: 'id' as const }
  return selectRows({ name: 'x', collection: 'orang', place, ...data }, { layout, locale }, scope)
}
const slugs = (...input: Parameters<typeof select>) =>
  [select(...input)].flat().map((row) => row?.['slug'])

test('rows come in the order of their file, with slugs, defaults, and in the language of the page', () => {
  expect(slugs({})).toEqual(['sekar', 'bima', 'cahya'])
  expect(select({ find: 'sekar' }, {}, 'en')).toMatchObject({
    slug: 'sekar',
    name: 'Sekar (en)',
    image: expect.stringMatching(/^\/media\/a\.svg\?v=/) as string,
  })
  expect(select({ find: 'bima' })).toMatchObject({ isConfirmed: false })
})

test('rows are chosen and left out by fields, and cut to the limit', () => {
  expect(slugs({ where: { isConfirmed: true } })).toEqual(['sekar', 'cahya'])
  expect(slugs({ exclude: { slug: { $route: 'slug' } }, limit: 1 }, { slug: 'sekar' })).toEqual([
    'bima',
  ])
})

test('a parameter that the address leaves out asks for nothing', () => {
  const data = { where: { slug: { $route: 'a' } }, exclude: { slug: { $route: 'b' } } }
  expect(slugs(data)).toEqual(['sekar', 'bima', 'cahya'])
})

test.each(['tiada', '__proto__', ''])('the row %j does not exist', (slug) => {
  expect(select({ find: { $route: 'slug' } }, { slug })).toBeNull()
})

test('an item takes fields of its row, and an address only when the row has all of it', () => {
  const scope = {
    resources: { rows: [{ slug: 'a b', name: 'A' }, { name: 'B' }] },
    site: {},
    parameters: {},
    query: {},
    locale: 'id' as const,
  }
  const each = { label: 'name', href: '/x/:slug', gone: 'constructor' }
  expect(bind({ $bind: 'rows', each }, scope)).toEqual([
    { label: 'A', href: '/x/a%20b' },
    { label: 'B' },
  ])
})
