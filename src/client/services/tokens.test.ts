import { expect, test } from 'vitest'
import { AppTokens } from '#src/server/calls/app-token.ts'
import { openClient } from './client.ts'
import { openCookies } from './browser-environment.ts'
import { cookieJar, testApp, testEnvironment } from './browser-environment-for-test.ts'
import { alwaysAnswers, envelope, refusal } from './server-answers-for-test.ts'
import type { Sent, TestEnvironment } from './browser-environment-for-test.ts'
import * as calls from './endpoints/index.ts'
import { cookieNames } from './keys.ts'

/** A server that looks at app tokens as ours does. */
const withTokenCheck = (tokens: AppTokens) => (sent: Sent) => {
  const path = sent.path.replace(/^\/api\//, '')
  const state = tokens.check(sent.headers.get('apptoken') ?? undefined, 'coba', { path })
  if (path === calls.generateToken.path) return envelope(tokens.issue('coba'))
  if (state === 'valid') return envelope({ state })
  return refusal(401, 'app-token', { headers: { 'x-server-time': String(Date.now()) } })
}

const paths = (environment: TestEnvironment) =>
  environment.sent.map(({ path }) => path.replace(/^\/api\//, ''))
const { readMe, generateToken } = calls
const [me, generate] = [readMe.path, generateToken.path]

test('the first call asks for a token, and those that come with it wait for the same', async () => {
  const environment = testEnvironment(alwaysAnswers())
  const client = openClient(environment, testApp)
  await Promise.all([client.callService(readMe, {}), client.callService(readMe, {})])
  await client.callService(readMe, {})
  expect(paths(environment)).toEqual([generate, me, me, me])
  expect(environment.sent[0]?.body).toEqual({
    id: 'coba',
    secret: 'pk_coba',
    scopes: ['read', 'write', 'chat', 'files'],
  })
  expect(environment.events.filter((event) => event.includes('cookie'))).toEqual([
    'set cookie _gt for 82800',
    'set cookie _ct for 82800',
  ])
})

test('without a token to be had a call goes on without one, and it is not asked for at once again', async () => {
  const environment = testEnvironment(({ path }) =>
    path.endsWith(generate) ? refusal(429, 'too-often') : envelope(1),
  )
  const client = openClient(environment, testApp)
  expect(await client.callService(readMe, {})).toBe(1)
  expect(await client.callService(readMe, {})).toBe(1)
  expect(paths(environment)).toEqual([generate, me, me])
  expect(environment.sent.some(({ headers }) => headers.has('apptoken'))).toBe(false)
  expect(environment.logged.map(([label]) => label)).toEqual(['app token'])
})

test('neither a token nor a code is no token', async () => {
  const environment = testEnvironment(({ path }) =>
    path.endsWith(generate) ? envelope({ token: null, code: null }) : envelope(1),
  )
  expect(await openClient(environment, testApp).callService(readMe, {})).toBe(1)
  expect(environment.cookies.read(cookieNames.token)).toBeNull()
  expect(environment.sent[1]?.headers.has('apptoken')).toBe(false)
})

test.each([3_600_000, -3_600_000, 86_400_000])(
  'a clock that is wrong by %i ms corrects itself once, also after a reload',
  async (offset) => {
    const environment = testEnvironment(
      withTokenCheck(new AppTokens(['a secret that only tests know'])),
    )
    environment.clock.offset = offset
    const client = openClient(environment, testApp)
    expect(await client.callService(readMe, {})).toEqual({ state: 'valid' })
    expect(await client.callService(readMe, {})).toEqual({ state: 'valid' })
    expect(await openClient(environment, testApp).callService(readMe, {})).toEqual({
      state: 'valid',
    })
    expect(paths(environment)).toEqual([generate, me, me, me, me])
  },
)

test('a pair that no longer holds is asked for anew, once', async () => {
  const before = new AppTokens(['a secret that was taken away'])
  const environment = testEnvironment(
    withTokenCheck(new AppTokens(['a secret that only tests know'])),
  )
  const { token, code } = before.issue('coba')
  environment.cookies.write(cookieNames.token, token, 60)
  environment.cookies.write(cookieNames.code, code, 60)
  const client = openClient(environment, testApp)
  expect(await client.callService(readMe, {})).toEqual({ state: 'valid' })
  expect(paths(environment)).toEqual([me, generate, me])
})

test('a token that is refused twice is told, also for a call that changes something', async () => {
  const environment = testEnvironment(({ path }) =>
    path.endsWith(generate)
      ? alwaysAnswers()({ path } as Sent, null)
      : refusal(401, 'app-token', { headers: { 'x-server-time': String(Date.now()) } }),
  )
  const client = openClient(environment, testApp)
  const sent = client.callService(calls.signOut, {})
  await expect(sent).rejects.toMatchObject({ status: 401, problem: 'app-token' })
  expect(paths(environment).filter((path) => path !== generate)).toHaveLength(2)
})

test('cookies are for the whole host, Lax, and Secure where the page is', () => {
  const open = cookieJar()
  openCookies(open, false).write('_gt', 'a=b; c', 82_800)
  expect(open.written).toEqual(['_gt=a%3Db%3B%20c; Max-Age=82800; Path=/; SameSite=Lax'])
  const secure = cookieJar()
  const cookies = openCookies(secure, true)
  cookies.write('_gt', 'a=b; c', 82_800)
  expect(secure.written[0]).toBe('_gt=a%3Db%3B%20c; Max-Age=82800; Path=/; SameSite=Lax; Secure')
  expect(cookies.read('_gt')).toBe('a=b; c')
  cookies.remove('_gt')
  expect(cookies.read('_gt')).toBeNull()
})

test('where cookies are barred the pair lasts as long as the page', () => {
  const barred = {
    get cookie() {
      return ''
    },
    set cookie(_text: string) {
      // A browser that bars cookies says nothing.
    },
  }
  const cookies = openCookies(barred, false)
  cookies.write('_gt', 'a', 1)
  expect(cookies.read('_gt')).toBe('a')
  cookies.remove('_gt')
  expect(cookies.read('_gt')).toBeNull()
})
