import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (path: string) =>
  findings('reserved-path', homeOf([], {}, { routes: [{ path, page: 'home' }] }))

test.each([
  ['/api/x', '/api'],
  ['/API', '/api'],
  ['/media/:file', '/media'],
  ['/_page/x', '/_page'],
  ['/en/Class', '/en'],
  ['/rest/v1', '/rest'],
  ['/assets', '/assets'],
  ['/studio', '/studio'],
  ['/drive/:key', '/drive'],
  ['/openapi', '/openapi'],
  ['/problems', '/problems'],
  ['/robots.txt', '/robots.txt'],
])('%s is reserved by the server', (path, first) => {
  expect(found(path)).toEqual([`layout.json:12:7 ${first} is the server’s.`])
})

test.each(['/', '/Apis', '/Entry/:id', '/Class/api', '/:api'])('%s is not reserved', (path) => {
  expect(found(path)).toEqual([])
})
