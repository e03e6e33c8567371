// Rows of two provinces and two programmes, for a test. Only tests import this file.
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { UserKind } from '#schemas/endpoint.ts'
import type { Caller } from '#src/services/calls.ts'
import type { Database, Transaction } from '#src/services/local/database/database.ts'
import { accounts } from '#src/services/local/database/tables/account-tables.ts'
import { classes } from '#src/services/local/database/tables/class-tables.ts'
import { enrolments, invoices } from '#src/services/local/database/tables/payment-tables.ts'
import { payouts } from '#src/services/local/database/tables/payout-tables.ts'
import { teams } from '#src/services/local/database/tables/people-tables.ts'
import { type programs, schools } from '#src/services/local/database/tables/program-tables.ts'

const siteId = 'alpha'
type Led = Partial<
  Pick<typeof accounts.$inferInsert, 'leadProgramId' | 'leadProvinceId' | 'schoolId'>
>

/** Adds accounts, and what belongs to a school, to the site of a database. */
export function ledRowsIn(database: Database) {
  const asServer = <T>(work: (tx: Transaction) => Promise<T>) =>
    database.transaction({ role: 'server', siteId }, work)

  const idOf = (table: typeof schools | typeof programs | typeof classes, slug: string) =>
    asServer(async (tx) => {
      const chosen = and(eq(table.siteId, siteId), eq(table.slug, slug))
      const [row] = await tx.select({ id: table.id }).from(table).where(chosen)
      return row?.id ?? ''
    })

  const addAccount = (kind: UserKind, led: Led = {}): Promise<Caller> =>
    asServer(async (tx) => {
      const email = `${randomUUID()}@contoh.test`
      const row = { siteId, email, name: `Akun ${kind}`, kind: UserKind.options.indexOf(kind) }
      const [account] = await tx
        .insert(accounts)
        .values({ ...row, ...led })
        .returning({ id: accounts.id })
      return { userId: account?.id ?? '', kind }
    })

  /** A learner of a school with an enrolment, a team of that school, and a payout of a partner of it. */
  async function plant(school: string, classSlug: string, name: string): Promise<void> {
    const schoolId = await idOf(schools, school)
    const { userId: accountId } = await addAccount('student', { schoolId })
    const { userId: requesterId } = await addAccount('partner', { schoolId })
    const classId = await idOf(classes, classSlug)
    const expiresAt = new Date(Date.now() + 1e6)
    await asServer(async (tx) => {
      const [invoice] = await tx
        .insert(invoices)
        .values({ siteId, accountId, classId, amount: 0, expiresAt })
        .returning({ id: invoices.id })
      await tx
        .insert(enrolments)
        .values({ siteId, classId, accountId, invoiceId: invoice?.id ?? '' })
      await addTeam(tx, { name: `Tim ${name}`, schoolId })
      await tx.insert(payouts).values({
        siteId,
        requesterId,
        amount: 50_000,
        bank: '014',
        accountNumber: '1234567890',
        accountName: `Pencairan ${name}`,
      })
    })
  }

  const addTeam = async (tx: Transaction, team: Partial<typeof teams.$inferInsert>) => {
    const named = { event: 'liga-smk', name: 'Tim', schoolName: 'SMK', mentorName: 'Sari' }
    await tx.insert(teams).values({ ...named, siteId, mentorPhone: '0812', ...team })
  }

  return { asServer, idOf, addAccount, addTeam, plant }
}
