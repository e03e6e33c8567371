import { expect, test } from 'vitest'
import type { Locale } from '#schemas/text.ts'
import { meta } from './seo-for-test.ts'

const filtered = (search: string, resources: Record<string, unknown> = {}, locale: Locale = 'id') =>
  meta({
    route: {
      path: '/Peringkat',
      title: { id: 'Peringkat', en: 'Ranks' },
      siteName: false,
      query: {
        province: { type: 'choice', of: ['aceh', 'bali'], names: { aceh: 'Aceh' } },
        months: {
          type: 'choice',
          of: ['3', '12'],
          default: '12',
          names: { 3: { id: '3 bulan', en: '3 months' }, 12: { id: 'setahun', en: 'a year' } },
        },
        program: { type: 'text', rows: 'programs' },
        search: { type: 'text' },
      },
    },
    path: '/Peringkat',
    search,
    resources,
    locale,
  }).title

test('a title says which filters a visitor has chosen, in the language of the page', () => {
  expect(filtered('')).toBe('Peringkat')
  expect(filtered('?province=aceh&months=3')).toBe('Peringkat – Aceh – 3 bulan')
  expect(filtered('?months=3', {}, 'en')).toBe('Ranks – 3 months')
  expect(filtered('?months=12')).toBe('Peringkat')
  expect(filtered('?province=bali')).toBe('Peringkat')
})

test('a text is in a title only as the name of a row that was loaded', () => {
  const programs = { items: [{ slug: 'jalur-web', name: 'Jalur <b>Web</b>' }] }
  expect(filtered('?program=jalur-web', { programs })).toBe('Peringkat – Jalur Web')
  expect(filtered('?program=Beli+di+sini', { programs })).toBe('Peringkat')
  expect(filtered('?search=jalur-web', { programs })).toBe('Peringkat')
})
