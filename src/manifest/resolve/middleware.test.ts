import { expect, test } from 'vitest'
import { guardOf, isMiddleware, mayAllCall } from './middleware.ts'

test.each([
  ['auth', true],
  ['guest', true],
  ['maintenance', true],
  ['role:writer', true],
  ['role:superadmin|admin', true],
  ['role:', false],
  ['role:king', false],
  ['role:admin|king', false],
  ['toString', false],
  ['', false],
])('the middleware %j is known: %j', (name, known) => {
  expect(isMiddleware(name)).toBe(known)
})

test.each([
  [[], undefined],
  [['guest', 'maintenance'], undefined],
  [['auth'], 'user'],
  [['role:writer'], ['writer']],
  [
    ['role:admin|writer', 'auth'],
    ['admin', 'writer'],
  ],
  [['role:admin|writer', 'role:writer|mentor'], ['writer']],
  [['auth', 'role:king'], []],
])('the middleware %j lets in %j', (middleware, audience) => {
  expect(guardOf(middleware)).toEqual(audience)
})

test('what some of an audience may not call, the audience may not', () => {
  expect(mayAllCall(undefined, 'public')).toBe(true)
  expect(mayAllCall(undefined, 'user')).toBe(false)
  expect(mayAllCall('user', 'user')).toBe(true)
  expect(mayAllCall('user', ['admin'])).toBe(false)
  expect(mayAllCall(['admin', 'writer'], ['admin'])).toBe(false)
  expect(mayAllCall(['admin'], ['superadmin', 'admin'])).toBe(true)
})
