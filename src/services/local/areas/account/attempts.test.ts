import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgotPassword, resetPassword, signIn } from '#schemas/services/account.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { knownAddresses } from '../../database/tables/account-tables.ts'
import { mails } from '../../database/tables/people-tables.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { invite } from './invite.ts'

const password = 'kata sandi yang panjang'
const challenge = createHash('sha256').update(randomBytes(32)).digest('base64url')
const home = '203.0.113.7'
const elsewhere = (number: number) => `198.51.100.${number}`

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('guesses of strangers', () => {
    let opened: Opened
    let number = 0
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const serve =
      (endpoint: typeof signIn | typeof forgotPassword | typeof resetPassword) =>
      (input: object, address: string) =>
        opened.serve(
          endpoint,
          { siteId: 'alpha', origin: 'https://alpha.example', caller: null, address },
          endpoint.input.parse(input),
        )
    async function owner() {
      const email = `pemilik${++number}@sekolah.example`
      const who = { email, name: 'Sari', kind: 'admin', hasPassword: true } as const
      const at = { siteId: 'alpha', origin: 'https://alpha.example' }
      const link = await invite(opened.database, at, who)
      const token = new URL(link).searchParams.get('token')
      await serve(resetPassword)({ token, password }, home)
      return email
    }
    const enter = async (email: string, address: string, guess = password) => {
      const input = { email, password: guess, code_challenge: challenge }
      return serve(signIn)(input, address).then(
        () => 200,
        (error: { status: number }) => error.status,
      )
    }
    /** Guesses from this many addresses, five times each; how many were looked at. */
    const guessFrom = async (email: string, addresses: number) => {
      let looked = 0
      for (let from = 1; from <= addresses; from++)
        for (let i = 0; i < 6; i++)
          if ((await enter(email, elsewhere(from), 'salah sekali')) === 401) looked++
      return looked
    }

    test('do not keep an owner out of an address that was signed in from before', async () => {
      const email = await owner()
      expect(await enter(email, home)).toBe(200)
      expect(await guessFrom(email, 6)).toBe(20)
      expect(await enter(email, elsewhere(99))).toBe(429)
      expect(await enter(email, home)).toBe(200)
      expect(await enter(email, elsewhere(1))).toBe(429)
    })

    test('from one address end after five, and leave other addresses alone', async () => {
      const email = await owner()
      expect(await guessFrom(email, 1)).toBe(5)
      expect(await enter(email, elsewhere(2))).toBe(200)
    })

    test('at an address of the owner are bounded as well', async () => {
      const email = await owner()
      expect(await enter(email, home)).toBe(200)
      const outcomes = []
      for (let i = 0; i < 8; i++) outcomes.push(await enter(email, home, 'salah sekali'))
      expect(outcomes.filter((status) => status === 401)).toHaveLength(5)
    })

    test('are not forgotten when the owner signs in from somewhere new', async () => {
      const email = await owner()
      expect(await guessFrom(email, 3)).toBe(15)
      for (let from = 50; from < 60; from++) expect(await enter(email, elsewhere(from))).toBe(200)
      expect(await guessFrom(email, 6)).toBe(5)
    })

    test('take the mails of new passwords from nobody at a known address', async () => {
      const email = await owner()
      expect(await enter(email, home)).toBe(200)
      const sent = async () =>
        (
          await opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
            tx.select().from(mails).where(eq(mails.recipient, email)),
          )
        ).filter(({ template }) => template === 'new-password').length
      for (let from = 1; from <= 12; from++) await serve(forgotPassword)({ email }, elsewhere(from))
      expect(await sent()).toBe(6)
      for (let i = 0; i < 5; i++) await serve(forgotPassword)({ email }, home)
      expect(await sent()).toBe(9)
    })

    test('are not helped by what is stored: an address is a hash', async () => {
      const email = await owner()
      await enter(email, home)
      const rows = await opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
        tx.select().from(knownAddresses),
      )
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toContain(home)
    })
  })
})
