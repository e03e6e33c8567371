// Accounts that pay, and what they pay for. Only tests import this file.
import { randomUUID } from 'node:crypto'
import { UserKind } from '#schemas/endpoint.ts'
import type { Caller } from '#src/services/calls.ts'
import type { Database } from '#src/services/local/database/database.ts'
import { accounts } from '#src/services/local/database/tables/account-tables.ts'
import { classes } from '#src/services/local/database/tables/class-tables.ts'

/** Adds accounts to the sites of a database, and sets the prices of their classes. */
export function payersIn(database: Database) {
  let count = 0
  /** Adds an account of this kind to a site. */
  const addAccount = async (kind: UserKind, siteId = 'alpha'): Promise<Caller> => {
    const email = `${randomUUID()}@contoh.test`
    const [row] = await database.transaction({ role: 'server', siteId }, (tx) =>
      tx
        .insert(accounts)
        .values({ siteId, email, name: `Akun ${++count}`, kind: UserKind.options.indexOf(kind) })
        .returning({ id: accounts.id }),
    )
    return { userId: row?.id ?? '', kind }
  }

  /** Sets the price of every class of a site. */
  const setPrice = (price: number, siteId = 'alpha') =>
    database.transaction({ role: 'writer', siteId }, (tx) => tx.update(classes).set({ price }))

  return { addAccount, setPrice }
}
