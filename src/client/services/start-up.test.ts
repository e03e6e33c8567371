import { expect, test } from 'vitest'
import { openClient } from './client.ts'
import { testApp, testEnvironment } from './browser-environment-for-test.ts'
import { envelope, refusal } from './server-answers-for-test.ts'
import { schemeKey } from '#schemas/scheme-choice.ts'
import { consentKey, cookieNames, localKeys } from './keys.ts'

const serverWith = (version: string, isValid = false) =>
  testEnvironment(({ path }) => {
    if (path.endsWith('/generate')) return envelope({ token: 'new', code: 'new.code' })
    return envelope(path.endsWith('/version') ? { version } : { isValid })
  })

/** The document comes from the version of the server. */
const documentOf = (version: string) => ({ ...testApp, version })

const visited = (environment: ReturnType<typeof serverWith>, version: string) => {
  environment.local.write(localKeys.appVersion, version)
  environment.cookies.write(cookieNames.token, 'old', 1)
  environment.cookies.write(cookieNames.code, 'old.code', 1)
  environment.local.write(localKeys.accessToken, 'mine')
  environment.events.length = 0
  return environment
}

test('another version clears what is stored, is stored, and renews the token, in this order', async () => {
  const environment = visited(serverWith('2'), '1')
  await openClient(environment, documentOf('2')).startUp()
  expect(environment.events).toEqual([
    'GET /api/v1/authorizer/version',
    'clear local',
    'remove cookie _gt',
    'remove cookie _ct',
    'set local appVersion',
    'set local lmsId',
    'GET /api/v1/authorizer/validate',
    'remove cookie _gt',
    'remove cookie _ct',
    'POST /api/v1/authorizer/token/generate',
    'set cookie _gt for 82800',
    'set cookie _ct for 82800',
  ])
  expect(environment.local.read(localKeys.accessToken)).toBeNull()
  expect(environment.local.read(localKeys.lmsId)).toBe('coba')
  expect(environment.cookies.read(cookieNames.token)).toBe('new')
})

test('what a visitor chose about being measured and about dark pages outlives the version', async () => {
  const environment = visited(serverWith('2'), '1')
  environment.local.write(consentKey, 'refused')
  environment.local.write(schemeKey, 'dark')
  await openClient(environment, documentOf('2')).startUp()
  expect(environment.local.read(localKeys.accessToken)).toBeNull()
  expect(environment.local.read(consentKey)).toBe('refused')
  expect(environment.local.read(schemeKey)).toBe('dark')
})

test('a token that is valid is not asked for again', async () => {
  const environment = visited(serverWith('2', true), '1')
  await openClient(environment, documentOf('2')).startUp()
  expect(environment.events.at(-1)).toBe('GET /api/v1/authorizer/validate')
})

test('the first visit asks for a token and nothing else: the document has the version', async () => {
  const environment = serverWith('2')
  await openClient(environment, documentOf('2')).startUp()
  expect(environment.events).toEqual([
    'clear local',
    'remove cookie _gt',
    'remove cookie _ct',
    'set local appVersion',
    'set local lmsId',
    'remove cookie _gt',
    'remove cookie _ct',
    'POST /api/v1/authorizer/token/generate',
    'set cookie _gt for 82800',
    'set cookie _ct for 82800',
  ])
  expect(environment.local.read(localKeys.appVersion)).toBe('2')
})

test('the version that is stored leaves everything as it is, and asks for nothing', async () => {
  const environment = visited(serverWith('1'), '1')
  await openClient(environment, documentOf('1')).startUp()
  expect(environment.events).toEqual([])
  expect(environment.local.read(localKeys.accessToken)).toBe('mine')
})

test('an old document from a cache clears nothing when the server has the version that is stored', async () => {
  const environment = visited(serverWith('2'), '2')
  await openClient(environment, documentOf('1')).startUp()
  expect(environment.events).toEqual(['GET /api/v1/authorizer/version'])
  expect(environment.sent[0]?.headers.get('apptoken')).toMatch(/^old\.code~/)
  expect(environment.local.read(localKeys.accessToken)).toBe('mine')
})

test('start-up is done once, and one that fails leaves everything as it is', async () => {
  const environment = visited(
    testEnvironment(() => refusal(500, 'defect')),
    '1',
  )
  const client = openClient(environment, documentOf('2'))
  await Promise.all([client.startUp(), client.startUp()])
  expect(environment.events).toEqual(['GET /api/v1/authorizer/version'])
  expect(environment.local.read(localKeys.accessToken)).toBe('mine')
  expect(environment.logged.map(([label]) => label)).toEqual(['start-up'])
})
