import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  exchangeCode,
  forgotPassword,
  readMe,
  readToken,
  resetPassword,
  signIn,
  signOut,
  signUpCoder,
  verifyEmail,
} from '#schemas/services/account.ts'
import { UserKind } from '#schemas/endpoint.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { accountTokens, mails } from '../../database/tables/people-tables.ts'
import { identify, openSession } from './session.ts'

const password = 'kata sandi yang panjang'
const newPassword = 'sandi lain yang panjang'
const secret = () => randomBytes(32).toString('base64url')
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('accounts', () => {
    let opened: Opened
    let number = 0
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const asServer = <T>(work: Parameters<typeof opened.database.transaction<T>>[1]) =>
      opened.database.transaction<T>({ role: 'server', siteId: 'alpha' }, work)
    const newEmail = () => `murid${++number}@sekolah.example`
    const mailed = async (email: string) =>
      (await asServer((tx) => tx.select().from(mails).where(eq(mails.recipient, email)))).toSorted(
        (a, b) => a.queuedAt.getTime() - b.queuedAt.getTime(),
      )
    const tokenIn = async (email: string) => {
      const { link = '' } = (await mailed(email)).at(-1)?.data ?? {}
      return new URL(link).searchParams.get('token') ?? ''
    }

    async function signUp(email = newEmail()) {
      await opened.ask(signUpCoder, { name: 'Sari Wening', email, password })
      return email
    }
    async function confirmed() {
      const email = await signUp()
      await opened.ask(verifyEmail, { token: await tokenIn(email) })
      return email
    }
    async function accessToken(email: string, with_ = password, siteId = 'alpha') {
      const verifier = secret()
      const asked = { email, password: with_, code_challenge: challengeOf(verifier) }
      const code = (await opened.ask(signIn, asked, { siteId }))?.code ?? ''
      const exchanged = await opened.ask(
        exchangeCode,
        { code, code_verifier: verifier },
        { siteId },
      )
      return exchanged?.access_token ?? ''
    }
    const known = (token: string, siteId = 'alpha') => identify(opened.database, siteId, token)

    test('someone signs up, confirms their address and signs in', async () => {
      const email = await signUp('Baru@Sekolah.Example')
      expect(email).toBe('Baru@Sekolah.Example')
      const [mail] = await mailed('baru@sekolah.example')
      expect(mail).toMatchObject({ template: 'confirm-address', siteId: 'alpha' })
      expect(mail?.data.link).toMatch(
        /^https:\/\/alpha\.example\/account\/verify\?token=[\w-]{43}$/,
      )
      await expect(accessToken('baru@sekolah.example')).rejects.toThrow('Confirm your e-mail')
      await opened.ask(verifyEmail, { token: await tokenIn('baru@sekolah.example') })
      const token = await accessToken('BARU@sekolah.example')
      const caller = await known(token)
      expect(caller?.kind).toBe('student')
    })

    test('a second sign-up is answered like the first, and only the owner is notified', async () => {
      const email = await confirmed()
      const other = { name: 'Orang Lain', email, password: newPassword }
      expect(await opened.ask(signUpCoder, other)).toEqual({ email })
      expect((await mailed(email)).at(-1)).toMatchObject({ template: 'has-account' })
      await expect(accessToken(email, newPassword)).rejects.toThrow('do not belong together')
      expect(await known(await accessToken(email))).not.toBeNull()
    })

    test('a wrong password and an unknown address are refused in the same words', async () => {
      const words = async (email: string) =>
        accessToken(email, 'salah').catch((error: Error) => error.message)
      expect(await words(await confirmed())).toBe(await words(newEmail()))
    })

    test('of guesses that come together, five are looked at', async () => {
      const email = await confirmed()
      const guesses = Array.from({ length: 60 }, () =>
        accessToken(email, 'salah').catch((error: { status: number }) => error.status),
      )
      const statuses = await Promise.all(guesses)
      expect(statuses.filter((status) => status === 401)).toHaveLength(5)
      expect(statuses.filter((status) => status === 429)).toHaveLength(55)
      await expect(accessToken(email)).rejects.toMatchObject({ status: 429 })
    })

    test('a code is valid once, with its verifier, at its own site', async () => {
      const email = await confirmed()
      const verifier = secret()
      const asked = { email, password, code_challenge: challengeOf(verifier) }
      const take = (code: string, code_verifier = verifier, siteId = 'alpha') =>
        opened.ask(exchangeCode, { code, code_verifier }, { siteId })
      const stolen = (await opened.ask(signIn, asked))?.code ?? ''
      await expect(take(stolen, secret())).rejects.toMatchObject({ status: 401 })
      await expect(take(stolen)).rejects.toMatchObject({ status: 401 })
      const code = (await opened.ask(signIn, asked))?.code ?? ''
      await expect(take(code, verifier, 'beta')).rejects.toMatchObject({ status: 401 })
      expect(await take(code)).toMatchObject({ user_kind: 4 })
      await expect(take(code)).rejects.toMatchObject({ status: 401 })
    })

    test('a session holds at its own site, until its owner signs out', async () => {
      const token = await accessToken(await confirmed())
      const caller = await known(token)
      expect(await known(token, 'beta')).toBeNull()
      expect(await known(`${token}x`)).toBeNull()
      const { serve } = opened
      await serve(signOut, { siteId: 'alpha', origin: '', caller }, {})
      expect(await known(token)).toBeNull()
    })

    test('a new password ends every session and every link', async () => {
      const email = await confirmed()
      const sessions = [await accessToken(email), await accessToken(email)]
      await opened.ask(forgotPassword, { email })
      const token = await tokenIn(email)
      expect(await opened.ask(readToken, { token })).toMatchObject({
        purpose: 'reset',
        email: 'm***@sekolah.example',
      })
      await opened.ask(resetPassword, { token, password: newPassword })
      for (const session of sessions) expect(await known(session)).toBeNull()
      await expect(
        opened.ask(resetPassword, { token, password: newPassword }),
      ).rejects.toMatchObject({ status: 410 })
      expect(await opened.ask(readToken, { token })).toBeNull()
      await expect(accessToken(email)).rejects.toMatchObject({ status: 401 })
      expect(await known(await accessToken(email, newPassword))).not.toBeNull()
      expect((await mailed(email)).at(-1)?.template).toBe('password-changed')
    })

    test('who has no account is sent nothing, and is answered the same', async () => {
      const email = newEmail()
      expect(await opened.ask(forgotPassword, { email })).toEqual({ email })
      expect(await mailed(email)).toEqual([])
    })

    test('one account is sent three links an hour', async () => {
      const email = await confirmed()
      for (let i = 0; i < 6; i++) await opened.ask(forgotPassword, { email })
      const links = (await mailed(email)).filter(({ template }) => template === 'new-password')
      expect(links).toHaveLength(3)
    })

    test('a link whose time is over does not hold', async () => {
      const email = await signUp()
      const token = await tokenIn(email)
      await asServer((tx) => tx.update(accountTokens).set({ expiresAt: new Date(0) }))
      await expect(opened.ask(verifyEmail, { token })).rejects.toMatchObject({ status: 410 })
    })

    test('someone who is suspended is treated as signed out', async () => {
      const email = await confirmed()
      const token = await accessToken(email)
      await asServer((tx) =>
        tx.update(accounts).set({ isSuspended: true }).where(eq(accounts.email, email)),
      )
      expect(await known(token)).toBeNull()
      await expect(accessToken(email)).rejects.toMatchObject({ status: 403 })
    })

    test.each(UserKind.options.map((kind, index) => [kind, index] as const))(
      'a %s is known by the number %i',
      async (kind, index) => {
        const values = { siteId: 'alpha', email: newEmail(), name: 'Seseorang', kind: index }
        const token = await asServer(async (tx) => {
          const [account] = await tx.insert(accounts).values(values).returning()
          return openSession(tx, account ?? { id: '', siteId: '', kind: 0 })
        })
        const caller = await known(token)
        expect(caller?.kind).toBe(kind)
        // A superadmin has this role in every site.
        expect((await known(token, 'beta'))?.kind ?? null).toBe(index === 0 ? kind : null)
        const me = await opened.serve(readMe, { siteId: 'alpha', origin: '', caller }, {})
        expect(me).toMatchObject({ kind, user_kind: index, email: values.email })
      },
    )
  })
})
