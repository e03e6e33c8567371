import { expect, test } from 'vitest'
import { isMiddleware } from './middleware.ts'

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
