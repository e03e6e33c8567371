import { expect, test } from 'vitest'
import { ServiceError } from '../../../service-error.ts'
import { openIssuer } from './issuer.ts'
import { answer, idToken, issuerWith, json, tokens, underWay } from './issuer-for-test.ts'
import { problemOf } from './issuer-problems.ts'

const metadata = '/.well-known/openid-configuration'
const hour = 60 * 60 * 1000
const verified = { email: 'Sari@Sekolah.Example', email_verified: true, name: 'Sari Wening' }

const redeem = ({ config }: ReturnType<typeof issuerWith>, returned = answer()) =>
  openIssuer(config()).redeem(returned, underWay)
const half = (body: string) =>
  new Response(body, { headers: { 'content-type': 'application/json' } })
const problem = (issuer: ReturnType<typeof issuerWith>, returned = answer()) =>
  redeem(issuer, returned).then(
    () => ({ problem: 'none', reason: '' }),
    (error: unknown) => problemOf(error),
  )

test('who comes back is who the ID token is about', async () => {
  const issuer = issuerWith({ token: () => tokens(idToken(verified)) })
  expect(await redeem(issuer)).toEqual({
    issuer: 'https://account.example',
    subject: 'sari',
    email: 'sari@sekolah.example',
    name: 'Sari Wening',
  })
  const [sent] = issuer.asked.filter(({ path }) => path === '/token')
  expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
    grant_type: 'authorization_code',
    code: 'a-code',
    redirect_uri: underWay.callback,
    code_verifier: underWay.verifier,
  })
})

test.each([
  ['for another client', idToken({ aud: 'other' })],
  ['of another issuer', idToken({ iss: 'https://other.example' })],
  ['with another nonce', idToken({ nonce: 'other' })],
  ['without a nonce', idToken({ nonce: undefined })],
  ['that is over', idToken({ exp: 1000 })],
  ['signed by a stranger', idToken({}, { byStranger: true })],
  ['signed by nobody', idToken({}, { alg: 'none' })],
  ['that is none', 'abc'],
])('an ID token %s is not believed', async (_which, token) => {
  const found = await problem(issuerWith({ token: () => tokens(token) }))
  expect(found).toMatchObject({ problem: 'broken' })
})

test.each([
  ['a code that does not hold', () => json({ error: 'invalid_grant' }, 400), 'lost'],
  ['a client it does not know', () => json({ error: 'invalid_client' }, 401), 'broken'],
  [
    'a challenge to the client',
    () => json({}, 401, { 'www-authenticate': 'Basic realm="x"' }),
    'broken',
  ],
  ['a failure of its own', () => new Response('down', { status: 503 }), 'away'],
  ['a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), 'broken'],
  ['no ID token', () => json({ access_token: 'access', token_type: 'Bearer' }), 'broken'],
  ['half an answer', () => half('{"a'), 'broken'],
])('%s instead of tokens is named', async (_what, token, name) => {
  expect(await problem(issuerWith({ token }))).toMatchObject({ problem: name })
})

test.each([
  ['access_denied', 'declined'],
  ['login_required', 'declined'],
  ['temporarily_unavailable', 'away'],
  ['invalid_scope', 'broken'],
])('an answer with the error %s is %s', async (error, name) => {
  const returned = new URLSearchParams({ error, state: underWay.state })
  expect(await problem(issuerWith({}), returned)).toMatchObject({ problem: name })
})

test('no reason contains a token, a claim or a secret', async () => {
  const canary = { nonce: 'KENARI', email: 'kenari@sekolah.example' }
  const failures = [
    await problem(issuerWith({ token: () => tokens(idToken(canary)) })),
    await problem(
      issuerWith({ token: () => json({ error: 'x', error_description: 'KENARI' }, 400) }),
    ),
    await problem(issuerWith({ token: () => tokens('KENARI.KENARI.KENARI') })),
    await problem(issuerWith({ token: () => half('{"KENARI') })),
    await problem(issuerWith({}), answer({ code: 'KENARI', iss: 'https://kenari.example' })),
  ]
  for (const { problem: name, reason } of failures) {
    expect(name).toBe('broken')
    expect(reason).not.toMatch(/kenari|secret of the client|eyJ/i)
  }
})

test('what cannot be reached is away, and what is no failure of the issuer is thrown on', () => {
  const cause = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
  const fetch = () =>
    Promise.reject(new ServiceError(502, 'The service cannot be reached.', { cause }))
  const { config } = issuerWith({})
  const asked = openIssuer(config({ fetch })).addressOf(underWay)
  return expect(asked.catch(problemOf)).resolves.toEqual({
    problem: 'away',
    reason: 'The service cannot be reached: fetch failed: connect ECONNREFUSED',
  })
})

test('a mistake of our own is no problem of the issuer', () => {
  expect(() => problemOf(new RangeError('ours'))).toThrow('ours')
})

test('the issuer is asked what it is once an hour, by all together', async () => {
  let now = 0
  const { config, times } = issuerWith({})
  const issuer = openIssuer(config(), () => now)
  await Promise.all([issuer.addressOf(underWay), issuer.addressOf(underWay)])
  now = hour - 1
  await issuer.addressOf(underWay)
  expect(times(metadata)).toBe(1)
  now = hour
  await issuer.addressOf(underWay)
  expect(times(metadata)).toBe(2)
  issuer.forget()
  await issuer.addressOf(underWay)
  expect(times(metadata)).toBe(3)
})

test('after a failure it is asked again at once', async () => {
  let isDown = true
  const up = issuerWith({})
  const { fetch } = up.config()
  const issuer = openIssuer(
    up.config({
      fetch: (...asked) =>
        isDown ? Promise.resolve(new Response('', { status: 500 })) : fetch(...asked),
    }),
  )
  await expect(issuer.addressOf(underWay)).rejects.toThrow('unexpected HTTP response status code')
  isDown = false
  expect(await issuer.addressOf(underWay)).toContain('https://account.example/authorize?')
})

test('metadata of another issuer are not believed', async () => {
  const asked = openIssuer(issuerWith({}, { issuer: 'https://other.example' }).config())
  await expect(asked.addressOf(underWay)).rejects.toThrow('issuer')
})

test.each([
  [undefined, 'basic'],
  [['client_secret_basic', 'client_secret_post'], 'basic'],
  [['client_secret_post'], 'post'],
])('an issuer that takes secrets by %j gets them so', async (methods, how) => {
  const issuer = issuerWith({}, { token_endpoint_auth_methods_supported: methods })
  await redeem(issuer)
  const [sent] = issuer.asked.filter(({ path }) => path === '/token')
  expect(sent?.headers.authorization?.startsWith('Basic ') ?? false).toBe(how === 'basic')
  expect(sent?.body.includes('client_secret=')).toBe(how === 'post')
})

test('what an ID token does not tell is asked for, and is about the same person', async () => {
  const userinfo = { userinfo: () => json({ sub: 'sari', ...verified }) }
  expect(await redeem(issuerWith(userinfo))).toMatchObject({ email: 'sari@sekolah.example' })
  const other = { userinfo: () => json({ sub: 'lain', ...verified }) }
  expect(await problem(issuerWith(other))).toMatchObject({ problem: 'broken' })
})

test('an address in the ID token is not verified by a claim of userinfo', async () => {
  const issuer = issuerWith({
    token: () => tokens(idToken({ email: 'korban@sekolah.example' })),
    userinfo: () => json({ sub: 'sari', email: 'sari@sekolah.example', email_verified: true }),
  })
  expect(await redeem(issuer)).toMatchObject({ email: null })
})
