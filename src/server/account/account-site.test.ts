import { describe, expect, test } from 'vitest'
import type { AccountSite, NotSignedIn, SignInProblem } from '#src/services/accounts.ts'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'

const challenge = 'c'.repeat(43)
const start = `/account/sign-in?challenge=${challenge}&state=of-the-tab`

const statuses: Record<SignInProblem, number> = {
  lost: 400,
  declined: 403,
  unverified: 403,
  taken: 403,
  suspended: 403,
  away: 503,
  broken: 502,
}
const problems = Object.entries(statuses) as [SignInProblem, number][]

/** A site with two hosts, whose account site answers as a test says. */
function siteWith(answers: Partial<AccountSite>, locales = ['id', 'en']) {
  const begun: string[] = []
  const accountSite: AccountSite = {
    name: 'akun.example',
    async begin(_siteId, callback) {
      begun.push(callback)
      return { to: 'https://akun.example/authorize', sealed: 'sealed' }
    },
    async finish(_siteId, sealed) {
      const signIn = { challenge, state: 'of-the-tab', returnPath: '/CallbackAuth' }
      return sealed === 'sealed' ? { code: 'our-code', begun: signIn } : { problem: 'lost' }
    },
    ...answers,
  }
  const site = {
    hosts: ['coba.id', 'www.coba.id'],
    settings: { title: 'Situs Coba', isMaintenance: false },
  }
  const layouts = [layoutOf({ 'layout.json': manifestOf('coba', { site, locales }) })]
  return { ...appOf({ layouts, accountSite }), begun }
}

const failing = (outcome: NotSignedIn) => ({
  begin: async () => outcome,
  finish: async () => outcome,
})

test.each([
  ['https://coba.id', 'https://coba.id'],
  ['http://coba.id', 'https://coba.id'],
  ['http://coba.id:8080', 'https://coba.id'],
  ['http://www.coba.id:8080', 'https://www.coba.id'],
  ['http://coba.localhost:3000', 'http://coba.localhost:3000'],
])('from %s people come back to %s, where their tab and their cookie are', async (at, origin) => {
  const { get, begun } = siteWith({})
  const answer = await get(at + start, { 'x-forwarded-host': 'evil.example' })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    'https://akun.example/authorize',
  ])
  expect(begun).toEqual([`${origin}/account/callback`])
  const cookie = answer.headers.get('set-cookie') ?? ''
  const isSecure = origin.startsWith('https:')
  expect(cookie.startsWith(isSecure ? '__Host-sign-in=sealed; ' : 'sign-in=sealed; ')).toBe(true)
  expect(cookie.includes('; Secure')).toBe(isSecure)
  expect(cookie).not.toContain('Domain')
})

test('a host of no site begins nothing', async () => {
  const { get, begun } = siteWith({})
  expect((await get(`https://evil.example${start}`)).status).toBe(404)
  expect(begun).toEqual([])
})

test('who comes back is sent on with a code, and without the cookie', async () => {
  const { get } = siteWith({})
  const headers = { cookie: '__Host-sign-in=sealed' }
  const answer = await get('https://coba.id/account/callback?code=theirs&state=theirs', headers)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/CallbackAuth?code=our-code&state=of-the-tab')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-sign-in=; Max-Age=0; .*Secure/)
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/'])(
  'whatever was kept, nobody is sent on to %s',
  async (returnPath) => {
    const begun = { challenge, state: 'of-the-tab', returnPath }
    const { get } = siteWith({ finish: async () => ({ code: 'our-code', begun }) })
    const { headers } = await get('https://coba.id/account/callback')
    expect(headers.get('location')).toBe('/CallbackAuth?code=our-code&state=of-the-tab')
  },
)

test('a cookie under its plain name does not count over https', async () => {
  const { get } = siteWith({})
  const answer = await get('https://coba.id/account/callback', { cookie: 'sign-in=sealed' })
  expect(answer.status).toBe(400)
})

describe.each(problems)('%s', (problem, status) => {
  test.each([
    ['id', 'Ke halaman masuk'],
    ['en', 'To the login page'],
  ])('is a page in the words of the site: %s', async (locale, link) => {
    const { get, failures } = siteWith(failing({ problem }), [locale])
    for (const path of [start, '/account/callback?code=theirs']) {
      const answer = await get(`https://coba.id${path}`)
      const body = await answer.text()
      expect([answer.status, answer.headers.get('location')]).toEqual([status, null])
      expect(body).toContain(`<a href="/Login">${link}</a>`)
      expect(body.replace(/<style>.*<\/style>/, '')).not.toMatch(/[{}]|theirs|undefined/)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
    expect(failures).toEqual([])
  })
})

test('what an operator can mend is told to the log', async () => {
  const { get, failures } = siteWith(failing({ problem: 'broken', reason: 'invalid_client' }))
  expect(await (await get(`https://coba.id${start}`)).text()).not.toContain('invalid_client')
  await get('https://coba.id/account/callback')
  expect(failures).toEqual(['/account/sign-in', '/account/callback'])
})

test('a failure that nobody foresaw is a page too, and is told', async () => {
  const { get, failures } = siteWith({ finish: () => Promise.reject(new Error('of the database')) })
  const answer = await get('https://coba.id/account/callback')
  const body = await answer.text()
  expect([answer.status, failures]).toEqual([503, ['/account/callback']])
  expect(body).toContain('sedang ada gangguan')
  expect(body).not.toContain('of the database')
})
