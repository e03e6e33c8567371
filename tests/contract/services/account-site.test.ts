import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#schemas/services/account.ts'
import { hasPostgres } from '#src/services/local/database/postgres/new-database-for-test.ts'
import {
  type AccountWorld,
  newTab,
  openAccountWorld,
  throughProvider,
  whoIs,
} from './account-site/world.ts'
import { openLocal, openPostgres } from './worlds.ts'

const systems = [
  { name: 'PGlite', isHere: true, open: openLocal, isPublic: false },
  {
    name: 'PostgreSQL, with a public client',
    isHere: hasPostgres,
    open: openPostgres,
    isPublic: true,
  },
]

describe.each(systems)('$name', ({ isHere, open, isPublic }) => {
  describe.skipIf(!isHere)('another account site', () => {
    let at: AccountWorld
    beforeAll(async () => void (at = await openAccountWorld(open, { isPublic })))
    afterAll(() => at.close())

    test('someone signs in there and is known here', async () => {
      const { subject, email } = at.newPerson()
      const { back, tab, me } = await at.signIn(subject)
      expect(back.status).toBe(303)
      const url = new URL(back.location)
      expect(url.origin + url.pathname).toBe(`${at.origin('foundation')}/CallbackAuth`)
      expect(url.searchParams.get('state')).toBe(tab.state)
      expect(await me()).toMatchObject({
        email,
        name: 'Sari Wening',
        kind: 'student',
        verified: true,
      })
    })

    test('the way there carries proofs of its own, and the cookie nothing that can be read', async () => {
      const browser = at.browser()
      const tab = newTab(at.origin('foundation'))
      const { status, location, headers, cookies } = await browser.visit(tab.start)
      expect([status, headers['cache-control']]).toEqual([303, 'private, no-store'])
      const { origin, searchParams: asked } = new URL(location)
      expect(origin).toBe(at.provider.issuer)
      expect(Object.fromEntries(asked)).toMatchObject({
        response_type: 'code',
        scope: 'openid email profile',
        code_challenge_method: 'S256',
        redirect_uri: `${at.origin('foundation')}/account/callback`,
      })
      const challenge = new URL(tab.start).searchParams.get('challenge')
      for (const name of ['state', 'nonce', 'code_challenge'])
        expect(asked.get(name)).toMatch(/^[\w-]{43}$/)
      expect([asked.get('state'), asked.get('code_challenge')]).not.toContain(tab.state)
      expect(asked.get('code_challenge')).not.toBe(challenge)
      expect(cookies).toHaveLength(1)
      expect(cookies[0]).toMatch(
        /^__Host-sign-in=[\w-]+\.\.[\w-]{16}\.[\w-]{300,}\.[\w-]{22}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
      const parts = cookies[0]?.split(/[=;]/)[1]?.split('.') ?? []
      for (const part of parts)
        expect(Buffer.from(part, 'base64url').toString('latin1')).not.toContain(tab.state)
    })

    test('where a site is tried out over http, it works without a secure cookie', async () => {
      const { subject, email } = at.newPerson()
      const tab = newTab(at.world.origin('foundation'))
      const browser = at.browser()
      const { cookies } = await browser.visit(tab.start)
      expect(cookies[0]).toMatch(/^sign-in=.*HttpOnly; SameSite=Lax$/)
      const back = await browser.visit(await throughProvider(browser, tab, subject))
      expect(back.location).toContain(`${at.world.origin('foundation')}/CallbackAuth?`)
      expect(
        await whoIs(at.world, { site: 'foundation', location: back.location, tab }),
      ).toMatchObject({ email })
    })

    test('a second time it is the same account, also under another address over there', async () => {
      const { subject, email } = at.newPerson()
      const first = await (await at.signIn(subject)).me()
      at.provider.people.set(subject, { email: 'lain@sekolah.example', email_verified: false })
      expect(await (await at.signIn(subject)).me()).toEqual(first)
      expect(first.email).toBe(email)
    })

    test('someone who comes twice at once has one account', async () => {
      const { subject } = at.newPerson()
      const both = await Promise.all([at.signIn(subject), at.signIn(subject)])
      const [one, other] = await Promise.all(both.map(({ me }) => me()))
      expect(one?.id).toBe(other?.id)
    })

    test('at two sites one person has two accounts', async () => {
      const { subject, email } = at.newPerson()
      const here = await (await at.signIn(subject)).me()
      const there = await (await at.signIn(subject, 'lms')).me()
      expect(there).toMatchObject({ email, kind: 'student' })
      expect(there.id).not.toBe(here.id)
    })

    test('who was invited is what they were invited as, and by their address alone', async () => {
      const { subject, email } = at.newPerson()
      const invitation = { email, name: 'Pengelola', kind: 'admin' } as const
      const link = await at.world.services.accounts.invite(
        'foundation',
        at.origin('foundation'),
        invitation,
      )
      expect(link).toBe(`${at.origin('foundation')}/Login`)
      expect(await (await at.signIn(subject)).me()).toMatchObject({
        kind: 'admin',
        name: 'Pengelola',
      })
      expect(await (await at.signIn(subject, 'lms')).me()).toMatchObject({ kind: 'student' })
    })

    test.each([
      ['is not confirmed', { email_verified: false }],
      ['is not said to be confirmed', { email_verified: undefined }],
      ['is not known', { email: undefined }],
    ])('an address that %s leads to no account, an invited one least', async (_how, more) => {
      const { subject, email } = at.newPerson(more)
      const invitation = { email, name: 'Pengelola', kind: 'admin' } as const
      await at.world.services.accounts.invite('foundation', at.origin('foundation'), invitation)
      const { back } = await at.signIn(subject)
      expect([back.status, back.location]).toEqual([403, ''])
      expect(back.body).toContain('Konfirmasi dulu alamat surel Anda')
    })

    test('an address that belongs to another subject by now leads to no account', async () => {
      const { subject, email } = at.newPerson()
      await (await at.signIn(subject)).me()
      const { back } = await at.signIn(at.newPerson({ email }).subject)
      expect(back.status).toBe(403)
      expect(back.body).toContain('milik akun lain')
    })

    test('who will not say who they are is not signed in', async () => {
      const browser = at.browser()
      const location = await throughProvider(browser, newTab(at.origin('foundation')))
      expect(new URL(location).searchParams.get('error')).toBe('access_denied')
      const back = await browser.visit(location)
      expect(back.status).toBe(403)
      expect(back.body).toContain('Masuk dibatalkan')
      expect(browser.cookies('foundation.tenun.example').size).toBe(0)
    })

    test('it begins with a challenge, and else says where', async () => {
      for (const query of [
        '',
        '?challenge=short',
        `?challenge=${'a'.repeat(43)}&state=${'s'.repeat(201)}`,
      ]) {
        const { status, body, cookies } = await at
          .browser()
          .visit(`${at.origin('foundation')}/account/sign-in${query}`)
        expect([status, cookies]).toEqual([400, []])
        expect(body).toContain('Masuk dimulai dari halaman situs')
      }
    })

    test('no password is taken: forms lead to the login page, and calls say where accounts are', async () => {
      const browser = at.browser()
      const pages = ['sign-up', 'forgot', 'reset?token=abc', 'verify?token=abc']
      const asked = [
        ...pages.flatMap((page) => [['GET', page] as const, ['POST', page] as const]),
        ['POST', 'sign-in'] as const,
      ]
      for (const [method, page] of asked) {
        const { status, location } = await browser.visit(
          `${at.origin('foundation')}/account/${page}`,
          method,
        )
        expect([status, location]).toEqual([303, `${at.origin('foundation')}/Login`])
      }
      const email = 'siapa@sekolah.example'
      const password = 'kata sandi yang panjang'
      const calls = [
        [contract.signIn, { email, password, code_challenge: 'a'.repeat(43) }],
        [contract.signUpCoder, { name: 'Siapa', email, password }],
        [contract.forgotPassword, { email }],
        [contract.resetPassword, { token: 'abc', password }],
        [contract.verifyEmail, { token: 'abc' }],
        [contract.readToken, { token: 'abc' }],
      ] as const
      for (const [endpoint, input] of calls) {
        const { status, body } = await at.world.call(endpoint, { input })
        expect(status, endpoint.path).toBe(409)
        expect(JSON.stringify(body)).toContain(at.provider.issuer)
      }
    })

    test('while the provider is down the site says so, and afterwards goes on', async () => {
      const browser = at.browser()
      const tab = newTab(at.origin('foundation'))
      const location = await throughProvider(browser, tab, at.newPerson().subject)
      at.provider.isDown = true
      const back = await browser.visit(location)
      const begun = await at.browser().visit(newTab(at.origin('foundation')).start)
      at.provider.isDown = false
      for (const { status, body, headers } of [back, begun]) {
        expect([status, headers['retry-after']]).toEqual([503, '120'])
        expect(body).toContain('sedang tidak bisa dihubungi')
      }
      expect((await at.signIn(at.newPerson().subject)).back.status).toBe(303)
    })
  })
})
