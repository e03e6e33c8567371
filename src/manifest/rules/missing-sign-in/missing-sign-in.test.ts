import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (paths: readonly string[], middleware: string[], more: object = {}) => {
  const routes = [
    { path: '/', page: 'home' },
    { path: '/Akun', page: 'home', middleware },
    ...paths.map((path) => ({ path, page: 'home' })),
  ]
  return findings('missing-sign-in', homeOf([], {}, { routes, ...more }))
}

test('a guarded page without a way to sign in is reported at its middleware', () => {
  expect(found([], ['auth'])).toEqual([
    'layout.json:18:7 /Akun is guarded, and no route is /Login or /CallbackAuth.',
  ])
  expect(found(['/login'], ['role:admin'])).toEqual([
    'layout.json:18:7 /Akun is guarded, and no route is /CallbackAuth.',
  ])
})

test('with both routes, without a guard and in an abstract layout, nothing is reported', () => {
  expect(found(['/Login', '/CallbackAuth'], ['auth'])).toEqual([])
  expect(found([], ['guest'])).toEqual([])
  expect(found([], ['auth'], { abstract: true })).toEqual([])
})
