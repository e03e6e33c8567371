import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openClient } from './client.ts'
import { testApp, testEnvironment, testOrigin } from './browser-environment-for-test.ts'
import { envelope, refusal } from './server-answers-for-test.ts'
import { localKeys, sessionKeys } from './keys.ts'
import { ownKeys } from './own-keys.ts'
import { rememberKind } from './sign-in.ts'

const clientOf = (user_kind = 6) => {
  const environment = testEnvironment(({ path }) => {
    if (path === '/api/auth/generate/token')
      return envelope({ access_token: 'mine', user_kind, expires_at: '2026-12-01T00:00:00Z' })
    if (path.endsWith('/version')) return envelope({ version: '2' })
    return path.endsWith('/sign-out') ? refusal(503, 'busy') : envelope({ token: 't', code: 'c' })
  })
  return { environment, client: openClient(environment, testApp) }
}

const begin = async (
  client: ReturnType<typeof clientOf>['client'],
  returnTo = '/Courses?page=2#top',
) => {
  const { searchParams, pathname } = new URL(await client.signInAddress(returnTo), testOrigin)
  expect(pathname).toBe('/account/sign-in')
  return { state: searchParams.get('state') ?? '', challenge: searchParams.get('challenge') }
}

test('a sign-in ends where it began, with the token and the role stored', async () => {
  const { environment, client } = clientOf()
  const { state, challenge } = await begin(client)
  const done = await client.exchange({ code: 'abc', state })
  expect(done).toEqual({ kind: 'writer', returnTo: '/Courses?page=2#top' })
  const { code, code_verifier } = (environment.sent.at(-1)?.body ?? {}) as Record<string, string>
  expect(code).toBe('abc')
  expect(code_verifier).toMatch(/^[\w-]{43}$/)
  expect(
    createHash('sha256')
      .update(code_verifier ?? '')
      .digest('base64url'),
  ).toBe(challenge)
  expect(environment.local.read(localKeys.accessToken)).toBe('mine')
  expect(environment.local.read(localKeys.userKind)).toBe('writer')
  expect([client.isSignedIn(), client.storedKind()]).toEqual([true, 'writer'])
  expect(environment.session.read(sessionKeys.signIn)).toBeNull()
})

test('a code that this tab did not ask for is not taken', async () => {
  const { environment, client } = clientOf()
  await expect(client.exchange({ code: 'abc', state: '' })).rejects.toThrow('Begin it again')
  await begin(client)
  await expect(client.exchange({ code: 'abc', state: 'other' })).rejects.toThrow('Begin it again')
  expect(environment.sent).toEqual([])
})

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  '/\t/elsewhere.example',
  '',
  'Courses',
])('a sign-in does not end at %j', async (returnTo) => {
  const { client } = clientOf()
  const { state } = await begin(client, returnTo)
  const done = await client.exchange({ code: 'abc', state })
  expect(done.returnTo).toBe('/')
})

test('the token stays when start-up clears what is stored at the same time', async () => {
  const { environment, client } = clientOf()
  const { state } = await begin(client)
  const starting = client.startUp()
  await Promise.all([client.exchange({ code: 'abc', state }), starting])
  expect(environment.local.read(localKeys.accessToken)).toBe('mine')
})

test('a sign-in stores when its session ends, and deletes what the one before has left', async () => {
  const { environment, client } = clientOf()
  environment.local.write(ownKeys.chapter, 'a text of somebody else')
  const { state } = await begin(client)
  await client.exchange({ code: 'abc', state })
  expect(environment.local.read(ownKeys.chapter)).toBeNull()
  expect(environment.local.read(ownKeys.sessionEnd)).toBe('2026-12-01T00:00:00Z')
  environment.local.write(ownKeys.progress, 'progress')
  await client.signOut()
  const left = Object.values(ownKeys).map((key) => environment.local.read(key))
  expect(left).toEqual([null, null, null])
})

test('signing out forgets the token, also when the server cannot be asked', async () => {
  const { environment, client } = clientOf()
  let notified = 0
  client.onSignedOut(() => notified++)
  environment.local.write(localKeys.accessToken, 'mine')
  environment.local.write(localKeys.userKind, 'writer')
  await client.signOut()
  expect(environment.sent.at(-1)?.headers.get('authorization')).toBe('Bearer mine')
  expect([client.isSignedIn(), client.storedKind(), notified]).toEqual([false, null, 1])
})

test('an unknown number is no kind, and a kind that is only asked for is not stored', () => {
  const { environment } = clientOf()
  expect([0, 3, 9].map((number) => rememberKind(environment, number))).toEqual([
    'superadmin',
    'teacher',
    'lead_region',
  ])
  expect(rememberKind(environment, 1, true)).toBe('admin')
  expect(environment.local.read(localKeys.userKind)).toBe('lead_region')
  expect(rememberKind(environment, 10)).toBeNull()
  expect(environment.local.read(localKeys.userKind)).toBeNull()
})
