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
  expect(found('role:king')).toEqual(['layout.json:15:9 There is no middleware "role:king".'])
})

test('a middleware that the server has is valid', () => {
  expect(found('auth', 'guest', 'maintenance', 'role:writer|admin')).toEqual([])
})
