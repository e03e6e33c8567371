import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUpCoder } from '#schemas/services/account.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import {
  accountIdentities,
  accountPasswords,
  accounts,
} from '../../database/tables/account-tables.ts'
import { accountTokens } from '../../database/tables/people-tables.ts'
import { signInPerson } from './link-account.ts'
import type { Person } from './person.ts'

const challenge = 'c'.repeat(43)

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('people of another account site', () => {
    let opened: Opened
    let number = 0
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const newPerson = (): Person & { email: string } => {
      const subject = `orang-${++number}`
      const email = `${subject}@sekolah.example`
      return { issuer: 'https://account.example', subject, email, name: 'Sari Wening' }
    }
    const signIn = (person: Person, siteId = 'alpha') =>
      signInPerson(opened.database, person, { siteId, challenge })
    const asServer = <T>(work: Parameters<typeof opened.database.transaction<T>>[1]) =>
      opened.database.transaction<T>({ role: 'server', siteId: 'alpha' }, work)
    const accountOf = async (email: string) => {
      const [found] = await asServer((tx) =>
        tx.select().from(accounts).where(eq(accounts.email, email)),
      )
      return found
    }

    test('who is new gets an account of a student, and never a second one', async () => {
      const person = newPerson()
      expect(await signIn(person)).toMatchObject({ linkedTo: undefined })
      const made = await accountOf(person.email)
      expect(made).toMatchObject({ kind: 4, name: 'Sari Wening', verifiedAt: expect.any(Date) })
      await signIn({ ...person, name: 'Lain', email: 'lain@sekolah.example' })
      expect(await accountOf('lain@sekolah.example')).toBeUndefined()
      const links = await asServer((tx) =>
        tx.select().from(accountIdentities).where(eq(accountIdentities.subject, person.subject)),
      )
      expect(links.map(({ accountId }) => accountId)).toEqual([made?.id])
    })

    test('ten sign-ins of one person at once make one account', async () => {
      const person = newPerson()
      const all = await Promise.all(Array.from({ length: 10 }, () => signIn(person)))
      expect(all.filter((one) => 'problem' in one)).toEqual([])
    })

    test('what someone set before the address was confirmed does not stay', async () => {
      const person = newPerson()
      const input = { name: 'Penyusup', email: person.email, password: 'kata sandi penyusup' }
      await opened.ask(signUpCoder, input)
      const before = await accountOf(person.email)
      expect(await signIn(person)).toMatchObject({ linkedTo: before?.id })
      expect((await accountOf(person.email))?.verifiedAt).toBeInstanceOf(Date)
      const left = await asServer(async (tx) => ({
        passwords: await tx
          .select()
          .from(accountPasswords)
          .where(eq(accountPasswords.accountId, before?.id ?? '')),
        tokens: await tx
          .select({ purpose: accountTokens.purpose })
          .from(accountTokens)
          .where(eq(accountTokens.accountId, before?.id ?? '')),
      }))
      expect(left).toEqual({ passwords: [], tokens: [{ purpose: 'code' }] })
    })

    test('who is suspended stays out, whether they came before or not', async () => {
      const [known, invited] = [newPerson(), newPerson()]
      await signIn(known)
      const { email } = invited
      await asServer((tx) =>
        tx.insert(accounts).values({ siteId: 'alpha', email, name: 'A', kind: 1 }),
      )
      await asServer((tx) => tx.update(accounts).set({ isSuspended: true }))
      expect(await signIn(known)).toEqual({ problem: 'suspended' })
      expect(await signIn(invited)).toEqual({ problem: 'suspended' })
      const links = await asServer((tx) =>
        tx.select().from(accountIdentities).where(eq(accountIdentities.subject, invited.subject)),
      )
      expect(links).toEqual([])
      await asServer((tx) => tx.update(accounts).set({ isSuspended: false }))
    })

    test('without a confirmed address there is no account, but for who has one', async () => {
      const person = newPerson()
      expect(await signIn({ ...person, email: null })).toEqual({ problem: 'unverified' })
      await signIn(person)
      expect(await signIn({ ...person, email: null })).toHaveProperty('code')
    })

    test('one account has one subject of an issuer', async () => {
      const person = newPerson()
      await signIn(person)
      expect(await signIn({ ...person, subject: 'lain' })).toMatchObject({ problem: 'taken' })
      const elsewhere = { ...person, subject: 'lain', issuer: 'https://other.example' }
      expect(await signIn(elsewhere)).toHaveProperty('code')
    })

    test('sites keep people apart, also the superadmin of another', async () => {
      const person = newPerson()
      const { email } = person
      const inSite = <T>(siteId: string, work: Parameters<typeof asServer<T>>[0]) =>
        opened.database.transaction<T>({ role: 'server', siteId }, work)
      const write = (siteId: string, kind: number) =>
        inSite(siteId, (tx) =>
          tx.insert(accounts).values({ siteId, email, name: siteId, kind }).returning(),
        )
      const [superadmin] = await write('alpha', 0)
      const [writer] = await write('beta', 6)
      expect(await signIn(person, 'beta')).toMatchObject({ linkedTo: writer?.id })
      expect(await signIn(person)).toMatchObject({ linkedTo: superadmin?.id })
    })
  })
})
