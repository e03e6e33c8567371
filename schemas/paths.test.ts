import { expect, test } from 'vitest'
import { isServerPath, pageOfPayload, payloadPath } from './page-paths.ts'
import { drivePath, mediaPath, serverPath } from './paths.ts'

test.each([
  '/api',
  '/api/v1/class/active',
  '/drive/abc',
  '/openapi.json',
  '/problems#not-found',
  '/account?x=1',
  '/.well-known/security.txt',
])('%s is answered by the server itself', (path) => {
  expect(isServerPath(path)).toBe(true)
})

test.each(['/', '/Class', '/Class/api', '/apis', '/Drive/x', 'api', '#api', ''])(
  '"%s" is left to the pages',
  (path) => {
    expect(isServerPath(path)).toBe(false)
  },
)

test('paths begin with the segment of their handler', () => {
  expect([
    serverPath('account', 'forgot'),
    payloadPath('/en/Class'),
    mediaPath('a/b.svg'),
    mediaPath('b.svg', '0123456789abcdef'),
    drivePath('k'),
  ]).toEqual([
    '/account/forgot',
    '/_page/en/Class',
    '/media/a/b.svg',
    '/media/b.svg?v=01234567',
    '/drive/k',
  ])
})

test('the path of a payload is parsed back into that of its page', () => {
  expect(['/', '/en/Class'].map((path) => pageOfPayload(payloadPath(path)))).toEqual([
    '/',
    '/en/Class',
  ])
  expect(['/_page', '/_pages/x', '/Class'].map(pageOfPayload)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
