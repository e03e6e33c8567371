import { getEventListeners } from 'node:events'
import { expect, expectTypeOf, test } from 'vitest'
import type { Me } from '#schemas/services/account.ts'
import { CallFailed } from './call-failed.ts'
import { type Client, openClient } from './client.ts'
import { testApp, testEnvironment } from './browser-environment-for-test.ts'
import { alwaysAnswers, envelope, refusal } from './server-answers-for-test.ts'
import * as calls from './endpoints/index.ts'
import { assistantKeys } from './assistant-keys.ts'
import { localKeys } from './keys.ts'

type Answers = Parameters<typeof testEnvironment>[0]

const clientOf = (answer: Answers = alwaysAnswers()) => {
  const environment = testEnvironment(answer)
  return { environment, client: openClient(environment, testApp) }
}

/** Answers of a server one after the other, apart from app tokens; the last is given again. */
const inTurn = (...answers: (() => Response)[]): Answers => {
  let i = 0
  return (sent, signal) =>
    sent.path.endsWith(calls.generateToken.path)
      ? alwaysAnswers()(sent, signal)
      : (answers[Math.min(i++, answers.length - 1)]?.() ?? Response.error())
}

const networkError = (): Response => {
  throw new TypeError('Failed to fetch')
}

test('a call gives the data of the envelope, typed by the declaration', async () => {
  const { environment, client } = clientOf(alwaysAnswers({ id: 'u1' }))
  const me = client.callService(calls.readMe, {})
  expectTypeOf(me).resolves.toEqualTypeOf<Me>()
  expect(await me).toEqual({ id: 'u1' })
  expect(environment.sent.at(-1)).toMatchObject({ method: 'GET', path: '/api/v1/user/me' })
})

test('input stands in the path and the query of a reading call, and in the body of another', async () => {
  const { environment, client } = clientOf()
  await client.callService(calls.listCities, { provinceId: '31' })
  await client.callService(calls.deleteConversation, { id: 'a/b' })
  await client.callService(calls.forgotPassword, { email: 'sari@coba.id' })
  expect(environment.sent.slice(1).map(({ path, body }) => [path, body])).toEqual([
    ['/api/v1/authorizer/cities?provinceId=31', undefined],
    ['/api/assistant/v1/conversations/a%2Fb', undefined],
    ['/api/auth/account/forgot', { email: 'sari@coba.id' }],
  ])
})

test('a file goes as a form', async () => {
  const { environment, client } = clientOf()
  await client.callService(calls.uploadFile, {}, { file: new Blob(['a']) })
  const { path, body, headers } = environment.sent.at(-1) ?? {}
  expect(path).toBe('/api/drive/upload')
  expect(body).toBeInstanceOf(FormData)
  expect(headers?.get('content-type')).toBeNull()
})

const named = ['apptoken', 'lmsid', 'x-app-authorization', 'apikey', 'authorization']

test('each host gets the headers that are its own', async () => {
  const { environment, client } = clientOf()
  environment.local.write(localKeys.accessToken, 'mine')
  environment.local.write(assistantKeys.token, 'theirs')
  await client.callService(calls.readMe, {})
  await client.callService(calls.readSilabus, { programId: 'p1' })
  await client.callService(calls.readUserDetail, {})
  await client.callService(calls.readIdentity, {})
  await client.callService(calls.listDonations, {})
  const seen = environment.sent
    .slice(1)
    .map(({ headers }) => named.filter((name) => headers.has(name)).join(' '))
  expect(seen).toEqual([
    'apptoken authorization',
    'apptoken lmsid authorization',
    'apptoken x-app-authorization authorization',
    'apptoken authorization',
    'apikey authorization',
  ])
  expect(environment.sent[3]?.headers.get('x-app-authorization')).toBe('coba')
  expect(environment.sent.map(({ headers }) => headers.get('authorization'))).toEqual([
    // Who asks for an app token is no one yet.
    null,
    'Bearer mine',
    'Bearer mine',
    'Bearer mine',
    'Bearer theirs',
    'Bearer mine',
  ])
})

test('who is not signed in sends no Authorization', async () => {
  const { environment, client } = clientOf()
  await client.callService(calls.readMe, {})
  expect(environment.sent.some(({ headers }) => headers.has('authorization'))).toBe(false)
})

test('every call has an app token of its own', async () => {
  const { environment, client } = clientOf()
  await client.callService(calls.readMe, {})
  await client.callService(calls.readMe, {})
  const [first, second] = environment.sent.slice(1).map(({ headers }) => headers.get('apptoken'))
  expect(first).toMatch(/^a\.code~/)
  expect(second).not.toBe(first)
})

test('another host is told nothing', async () => {
  const { environment, client } = clientOf()
  environment.local.write(localKeys.accessToken, 'mine')
  await client.ask('https://elsewhere.example/api/v1/class/active')
  await client.ask('//elsewhere.example/api/v1/class/active')
  expect(environment.sent.map(({ headers }) => [...headers.keys()])).toEqual([
    ['accept'],
    ['accept'],
  ])
})

test('what islands ask is signed for the endpoint that has the address', async () => {
  const { environment, client } = clientOf()
  await client.ask('/api/silabus/p1?x=1')
  await client.ask('/api/statistic/batchs/active')
  await client.ask('/rest/v1/testimonies?limit=3')
  const seen = environment.sent
    .slice(1)
    .map(({ headers }) => named.filter((name) => headers.has(name)))
  expect(seen).toEqual([['apptoken', 'lmsid'], ['apptoken', 'lmsid'], ['apikey']])
})

test.each([
  ['no answer', networkError],
  ['502', () => refusal(502, 'broken-answer')],
  ['503', () => refusal(503, 'busy')],
  ['504', () => refusal(504, 'too-slow')],
])('a reading call that meets %s is tried twice again, each time later', async (_, answer) => {
  const { environment, client } = clientOf(inTurn(answer, answer, () => envelope({ id: 'u1' })))
  expect(await client.callService(calls.readMe, {})).toEqual({ id: 'u1' })
  const [first = 0, second = 0] = environment.waits
  expect(first).toBeGreaterThanOrEqual(150)
  expect(first).toBeLessThanOrEqual(300)
  expect(second).toBeGreaterThanOrEqual(300)
  expect(second).toBeLessThanOrEqual(600)
})

const read = (client: Client) => client.callService(calls.readMe, {})

test.each([
  ['a third failure', networkError, read, 3],
  ['a defect', () => refusal(500, 'defect'), read, 1],
  ['too many calls', () => refusal(429, 'too-often'), read, 1],
  ['a change', networkError, (client: Client) => client.callService(calls.signOut, {}), 1],
  [
    'a change by GET',
    networkError,
    (client: Client) => client.callService(calls.requestDemo, { email: 'sari@sekolah.example' }),
    1,
  ],
])('%s is reported and not tried again', async (...[, answer, call, times]) => {
  const { environment, client } = clientOf(inTurn(answer))
  await expect(call(client)).rejects.toBeInstanceOf(CallFailed)
  expect(environment.sent.length - 1).toBe(times)
})

test('a server that asks for some seconds gets them, and one that asks for many is left alone', async () => {
  const busy = (seconds: string) => () =>
    refusal(503, 'busy', { headers: { 'retry-after': seconds } })
  const soon = clientOf(inTurn(busy('3'), () => envelope(1)))
  await soon.client.callService(calls.readMe, {})
  expect(soon.environment.waits).toEqual([3000])
  const later = clientOf(inTurn(busy('60')))
  await expect(later.client.callService(calls.readMe, {})).rejects.toMatchObject({ status: 503 })
  expect(later.environment.waits).toEqual([])
})

test('a failure has its status, its problem, its message and its fields', async () => {
  const errors = [{ field: 'email', message: 'must be an e-mail address' }]
  const { client } = clientOf(inTurn(() => refusal(400, 'bad-input', { errors })))
  const failed = client.callService(calls.forgotPassword, { email: '' })
  const failure = { status: 400, problem: 'bad-input', message: 'bad-input.', fields: errors }
  await expect(failed).rejects.toMatchObject(failure)
  const page = clientOf(inTurn(() => new Response('<h1>Sign in to this network</h1>')))
  await expect(page.client.callService(calls.readMe, {})).rejects.toMatchObject({
    status: 500,
    problem: 'broken-answer',
  })
})

test('what does not answer in time is given up, and what is aborted ends with the reason', async () => {
  const never: Answers = (_, signal) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
    })
  const { environment, client } = clientOf(never)
  const late = client.callService(calls.readMe, {}, { deadlineMs: 1, withHeldToken: true })
  await expect(late).rejects.toMatchObject({ problem: 'too-late', status: 500 })
  expect(environment.sent).toHaveLength(1)
  const gone = new AbortController()
  const { signal } = gone
  const aborted = client.callService(calls.readMe, {}, { signal, withHeldToken: true })
  gone.abort()
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
})

test('a settled call has a status, a message and data, and is logged when it fails', async () => {
  const good = clientOf(inTurn(() => envelope([1], 'Success fetch list Career: v1/career/list')))
  expect(await good.client.toResult(good.client.callService(calls.readMe, {}))).toEqual({
    status: true,
    message: 'Success fetch list Career: v1/career/list',
    data: [1],
  })
  const bad = clientOf(inTurn(() => refusal(404, 'not-found')))
  expect(await bad.client.toResult(bad.client.callService(calls.readMe, {}))).toEqual({
    status: false,
    message: 'not-found.',
    data: null,
  })
  expect(bad.environment.logged.map(([label]) => label)).toEqual(['not-found.'])
})

test('a failed read is logged with its message, one of statistics with its own label', async () => {
  const { environment, client } = clientOf(() => refusal(422, 'bad-value'))
  await client.toResult(client.callService(calls.readCounters, {}))
  await client.toResult(client.callService(calls.readStatistics, {}))
  await client.toResult(client.callService(calls.readMe, {}))
  await expect(client.ask('/api/statistic/landing/counter')).rejects.toThrow('bad-value.')
  await expect(client.ask('/api/v1/class/recent')).rejects.toThrow('bad-value.')
  expect(
    environment.logged.map(([label]) => label).filter((label) => label !== 'app token'),
  ).toEqual([
    'FAILED TO REQUEST DATA',
    'FAILED TO REQUEST DATA',
    'bad-value.',
    'FAILED TO REQUEST DATA',
    'bad-value.',
  ])
})

test('calls leave nothing behind at the signal they were given', async () => {
  const { client } = clientOf()
  const { signal } = new AbortController()
  for (let i = 0; i < 3; i++) await client.callService(calls.readMe, {}, { signal })
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
