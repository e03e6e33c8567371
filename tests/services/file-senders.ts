import { accounts } from '#src/services/local/database/tables/account-tables.ts'
import type { Opened } from '#src/services/local/open-for-test.ts'
import { exampleStarter } from '#src/services/local/seed/example-starter-for-test.ts'

/** Adds two sites, each with an account that may send files; returns the accounts’ ids by site. */
export async function addFileSenders({ seed, database }: Opened): Promise<Map<string, string>> {
  const users = new Map<string, string>()
  for (const siteId of ['alpha', 'beta']) {
    await seed(siteId, () => exampleStarter)
    const values = { siteId, email: `a@${siteId}.test`, name: 'Akun', kind: 6 }
    const [row] = await database.transaction({ role: 'server', siteId }, (tx) =>
      tx.insert(accounts).values(values).returning({ id: accounts.id }),
    )
    users.set(siteId, row?.id ?? '')
  }
  return users
}
