import { expect, test } from 'vitest'
import { provinceIds } from './provinces.ts'
import { RouteQuery } from './query.ts'

test('the short forms of a query are what they stand for', () => {
  const short = RouteQuery.parse({ page: 1, search: 'text', level: ['beginner', 'advanced'] })
  expect(short).toEqual(
    RouteQuery.parse({
      page: { type: 'number', default: 1 },
      search: { type: 'text' },
      level: { type: 'choice', of: ['beginner', 'advanced'] },
    }),
  )
  expect(RouteQuery.parse(short)).toEqual(short)
})

test('a choice of provinces has all of them with their names', () => {
  const { province } = RouteQuery.parse({ province: { type: 'choice', of: 'provinces' } })
  expect(province).toMatchObject({
    of: Object.keys(provinceIds),
    names: {
      'dki-jakarta': 'DKI Jakarta',
      'daerah-istimewa-yogyakarta': 'Daerah Istimewa Yogyakarta',
    },
  })
})

test.each([[0], ['teks'], [[]], [['dua kata']], [{ type: 'choice', of: 'kota' }]])(
  '%j declares no value of a query',
  (written) => expect(RouteQuery.safeParse({ page: written }).success).toBe(false),
)
