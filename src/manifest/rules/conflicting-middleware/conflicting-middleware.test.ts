import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (...middleware: string[]) =>
  findings(
    'conflicting-middleware',
    homeOf([], {}, { routes: [{ path: '/', page: 'home', middleware }] }),
  )

test.each([
  [['auth', 'guest'], '"auth" and "guest" exclude each other: nobody can open the page.'],
  [['guest', 'auth'], '"guest" and "auth" exclude each other: nobody can open the page.'],
  [
    ['role:admin', 'guest'],
    '"role:admin" and "guest" exclude each other: nobody can open the page.',
  ],
  [
    ['guest', 'role:admin'],
    '"guest" and "role:admin" exclude each other: nobody can open the page.',
  ],
  [['auth', 'auth'], '"auth" is written twice.'],
  [['maintenance', 'maintenance'], '"maintenance" is written twice.'],
])('%j is reported at the second', (middleware, message) => {
  expect(found(...middleware)).toEqual([`layout.json:16:9 ${message}`])
})

test('a kind that is named twice, and roles without a kind in common, are reported', () => {
  expect(found('role:admin|writer|admin')).toEqual([
    'layout.json:15:9 "role:admin|writer|admin" names admin twice.',
  ])
  expect(found('role:admin', 'role:writer')).toEqual([
    'layout.json:14:7 No user kind is named by each role of /.',
  ])
})

test('guards that agree, and middleware that does not exist, are not reported here', () => {
  expect(found('auth', 'role:admin|writer', 'maintenance')).toEqual([])
  expect(found('guest', 'maintenance')).toEqual([])
  expect(found('auth', 'gest', 'gest', 'role:')).toEqual([])
})
