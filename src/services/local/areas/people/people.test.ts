import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMe } from '#schemas/services/account.ts'
import { createAppointment } from '#schemas/services/appointment.ts'
import {
  erasePerson,
  exportPerson,
  listAccounts,
  resumeAccount,
  suspendAccount,
} from '#schemas/services/manage-accounts.ts'
import { listContentChanges } from '#schemas/services/manage-sent.ts'
import type { Caller } from '#src/services/calls.ts'
import { type OpenedLearning, openLearning } from '#tests/services/open-learning.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { identify, openSession } from '../account/session.ts'
import { personRows } from './person-rows.ts'

/** Columns that hold an address or point at an account, and why nothing is exported or erased there. */
const leftAlone: Record<string, string> = {
  'payouts.approver_id': 'who approved is evidence, and only an account’s id',
  'payout_audit.actor_id': 'who acted is evidence, and only an account’s id',
  'site_changes.actor_id': 'who changed a site is evidence, and only an account’s id',
  'posts.event_address': 'the address of a place',
}

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the people of a site', () => {
    let opened: OpenedLearning
    let admin: Caller
    beforeAll(async () => {
      opened = await openLearning(await newPlace())
      admin = await opened.addAccount('admin')
    })
    afterAll(() => opened.close())

    const signIn = ({ userId }: Caller) =>
      opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
        openSession(tx, { id: userId, siteId: 'alpha', kind: 4 }),
      )
    const emailOf = async ({ userId }: Caller) => {
      const rows = await opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
        tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, userId)),
      )
      return rows[0]?.email ?? ''
    }

    test('are listed by kind, state and words, and those of another site never', async () => {
      const student = await opened.addAccount('student')
      const other = await opened.addAccount('student', 'beta')
      const list = (input: object) => opened.ask(listAccounts, { perPage: 100, ...input }, admin)
      const ids = async (input: object) => (await list(input))?.items.map(({ id }) => id)
      expect(await ids({ kind: 'student' })).toContain(student.userId)
      expect(await ids({ kind: 'student' })).not.toContain(other.userId)
      expect(await ids({ kind: 'mentor' })).not.toContain(student.userId)
      expect(await ids({ state: 'suspended' })).not.toContain(student.userId)
      expect(await ids({ search: await emailOf(student) })).toEqual([student.userId])
      expect((await list({ search: await emailOf(student) }))?.items[0]?.signedInAt).toBeNull()
      await signIn(student)
      expect((await list({ search: await emailOf(student) }))?.items[0]).toMatchObject({
        kind: 'student',
        user_kind: 4,
        isSuspended: false,
        signedInAt: expect.stringMatching(/^\d{4}-/),
      })
    })

    test('are suspended at once wherever they are signed in, and resumed', async () => {
      const student = await opened.addAccount('student')
      const bearer = await signIn(student)
      const isIn = async (token: string) =>
        (await identify(opened.database, 'alpha', token)) !== null
      expect(await isIn(bearer)).toBe(true)
      expect(await opened.ask(suspendAccount, { id: student.userId }, admin)).toMatchObject({
        isSuspended: true,
        signedInAt: null,
      })
      expect(await isIn(bearer)).toBe(false)
      expect(await opened.ask(resumeAccount, { id: student.userId }, admin)).toMatchObject({
        isSuspended: false,
      })
      expect(await isIn(bearer)).toBe(false)
      expect(await isIn(await signIn(student))).toBe(true)
      const changes = await opened.ask(listContentChanges, { itemId: student.userId }, admin)
      expect(changes?.items.map(({ event }) => event)).toEqual(['resumed', 'suspended'])
      expect(changes?.items[0]?.actorName).toBeTruthy()
    })

    test('cannot be suspended by themselves, from another site, or above one’s own kind', async () => {
      const superadmin = await opened.addAccount('superadmin')
      const other = await opened.addAccount('student', 'beta')
      const suspend = (who: Caller, by: Caller) =>
        opened.ask(suspendAccount, { id: who.userId }, by)
      await expect(suspend(admin, admin)).rejects.toMatchObject({ status: 409 })
      await expect(suspend(superadmin, admin)).rejects.toMatchObject({ status: 403 })
      expect(await suspend(other, admin)).toBeNull()
      const second = await opened.addAccount('superadmin')
      expect(await suspend(superadmin, second)).toMatchObject({ isSuspended: true })
    })

    const asks = async (email: string, caller: Caller | null = null) =>
      opened.ask(
        createAppointment,
        {
          topic: 'Kunjungan',
          name: 'Rahma Contoh',
          email,
          phone: '0812 3456 7890',
          preferredDate: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
        },
        caller,
      )

    test('receive all that is stored about them, and no secret', async () => {
      const student = await opened.addAccount('student')
      const email = await emailOf(student)
      await opened.addInvoice(student, 'paid')
      const bearer = await signIn(student)
      await asks(email)
      await asks('orang-lain@contoh.test')
      await asks('alamat-kedua@contoh.test', student)
      const exported = await opened.ask(exportPerson, { email: email.toUpperCase() }, admin)
      expect(Object.keys(exported?.rows ?? {}).toSorted()).toEqual(
        expect.arrayContaining(['accounts', 'appointments', 'enrolments', 'invoices', 'sessions']),
      )
      expect(exported?.rows['appointments']).toHaveLength(2)
      expect(JSON.stringify(exported)).toContain('alamat-kedua')
      expect(JSON.stringify(exported)).not.toContain('orang-lain')
      expect(JSON.stringify(exported)).not.toContain(bearer)
      expect(JSON.stringify(exported)).not.toMatch(/hash|argon2/)
    })

    test('are erased: nothing names them, what must be kept is kept, others are untouched', async () => {
      const student = await opened.addAccount('student')
      const stays = await opened.addAccount('student')
      const email = await emailOf(student)
      await opened.addInvoice(student, 'paid')
      const bearer = await signIn(student)
      for (const address of [email, await emailOf(stays)]) await asks(address)
      const { erased } = (await opened.ask(erasePerson, { email }, admin)) ?? {}
      expect(erased).toMatchObject({ accounts: 1, appointments: 1, sessions: 1 })
      expect((await opened.ask(exportPerson, { email }, admin))?.rows).toEqual({})
      expect(await identify(opened.database, 'alpha', bearer)).toBeNull()
      const left = await opened.ask(exportPerson, { email: await emailOf(student) }, admin)
      expect(left?.rows['invoices']).toHaveLength(1)
      expect(left?.rows['accounts']).toMatchObject([{ name: '—', phone: null, is_suspended: true }])
      const other = await opened.ask(exportPerson, { email: await emailOf(stays) }, admin)
      expect(other?.rows['appointments']).toHaveLength(1)
      expect(await opened.ask(readMe, {}, stays)).not.toBeNull()
    })

    test('are not erased by themselves, nor a superadmin by an admin', async () => {
      const superadmin = await opened.addAccount('superadmin')
      const erase = async (who: Caller) =>
        opened.ask(erasePerson, { email: await emailOf(who) }, admin)
      await expect(erase(admin)).rejects.toMatchObject({ status: 409 })
      await expect(erase(superadmin)).rejects.toMatchObject({ status: 403 })
    })

    test('have no rows that are not in the list', async () => {
      const found = await opened.backend.session((session) =>
        session.query(
          `SELECT conrelid::regclass || '.' || a.attname FROM pg_constraint
           JOIN pg_attribute a ON attrelid = conrelid AND attnum = ANY(conkey)
           WHERE contype = 'f' AND confrelid = 'accounts'::regclass AND attname <> 'site_id'
           UNION SELECT table_name || '.' || column_name FROM information_schema.columns
           WHERE table_schema = current_schema() AND column_name ~ '(email|recipient|actor_id|_address)$'`,
          [],
        ),
      )
      const listed = new Set([
        ...personRows.flatMap(({ table, foundBy }) =>
          Object.values(foundBy).map((column) => `${table}.${column}`),
        ),
        ...Object.keys(leftAlone),
        'accounts.email',
      ])
      expect(found.flat().filter((column) => !listed.has(String(column)))).toEqual([])
    })
  })
})
