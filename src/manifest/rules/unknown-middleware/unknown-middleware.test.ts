import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (...middleware: string[]) =>
  findings(
    'unknown-middleware',
    homeOf([], {}, { routes: [{ path: '/', page: 'home', middleware }] }),
  )

test('a middleware that does not exist is reported with a suggestion', () => {
  expect(found('auth', 'gest')).toEqual([
    'layout.json:16:9 There is no middleware "gest". Did you mean "guest"?',
  ])
})

test.each([
  ['role:king', 'There is no user kind "king".'],
  ['role:writer|admn', 'There is no user kind "admn". Did you mean "admin"?'],
  ['role:', 'A kind of "role:" is empty.'],
  ['role:admin|', 'A kind of "role:admin|" is empty.'],
])('the kinds of %j are checked one by one', (name, message) => {
  expect(found(name)).toEqual([`layout.json:15:9 ${message}`])
})

test('a middleware that the server has is valid', () => {
  expect(found('auth', 'guest', 'maintenance', 'role:writer|admin')).toEqual([])
})
