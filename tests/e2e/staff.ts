import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { UserKind } from '#schemas/endpoint.ts'
import { openSession } from '#src/services/local/areas/account/session.ts'
import { createChangeFeed } from '#src/services/local/database/change-feed.ts'
import type { Transaction } from '#src/services/local/database/database.ts'
import { openDatabase } from '#src/services/local/database/open-database.ts'
import { sell } from './sold-class.ts'
import { accounts } from '#src/services/local/database/tables/account-tables.ts'

const siteId = 'demo'
const admin = 'ratna@demo.example'

/** The people who work at the site, and the class whose sale is its balance. */
export const staff = {
  admin: { layout: siteId, name: 'Ratna Melati', email: admin, password: 'kata sandi pengelola' },
  partner: {
    layout: siteId,
    name: 'Sari Melati',
    email: 'sari@demo.example',
    password: 'kata sandi mitra situs',
  },
}

/** People whose sessions are open from the beginning, by the pages that they are for. */
const signedIn = {
  overseer: 'superadmin',
  moderator: 'admin',
  lead: 'lead_region',
  chair: 'lead_program',
  mentor: 'mentor',
  learner: 'student',
  suspended: 'student',
  /** Three administrators: one reads the rows of others, one what visitors sent, one edits what the writer wrote. */
  auditor: 'admin',
  reader: 'admin',
  editor: 'admin',
  writer: 'writer',
  company: 'industry',
} as const satisfies Record<string, UserKind>
export type SignedIn = keyof typeof signedIn

export const nameOf = (who: SignedIn): string => `Akun ${who}`
export const emailOf = (who: SignedIn): string => `${who}@kerja.example`

/**
 * Invites an administrator and a partner into a data folder that no server has open, sells a class for real money, so
 * that there is a balance to pay out, and signs others in. Returns the paths at which the two choose their passwords, and
 * the access tokens, for the tests.
 */
export async function prepareStaff(dataFolder: string) {
  const invite = async (email: string, kind: string, name: string) => {
    const args = ['tsx', 'tools/cli.ts', 'account', siteId, email, '--kind', kind, '--name', name]
    const env = { ...process.env, DATA_DIR: dataFolder }
    const { stdout } = await promisify(execFile)('npx', [...args, '--json'], { env })
    const { link } = JSON.parse(stdout) as { link: string }
    const { pathname, search } = new URL(link)
    return pathname + search
  }
  const links = {
    E2E_ADMIN_LINK: await invite(admin, 'admin', staff.admin.name),
    E2E_PARTNER_LINK: await invite(staff.partner.email, 'partner', staff.partner.name),
  }
  return { ...links, E2E_SESSIONS: JSON.stringify(await writeRows(dataFolder)) }
}

/** Sells the class, and opens the sessions; returns the access token of each. */
async function writeRows(dataFolder: string): Promise<Record<string, string>> {
  const feed = createChangeFeed(() => undefined)
  const log = () => undefined
  const { database, backend } = await openDatabase({ folder: join(dataFolder, 'db'), log }, feed)
  try {
    return await database.transaction({ role: 'server', siteId }, async (tx) => {
      await sell(tx, siteId, admin)
      const tokens = Object.entries(signedIn).map(async ([who, kind]) => [
        who,
        await openStaffSession(tx, {
          email: emailOf(who as SignedIn),
          name: nameOf(who as SignedIn),
          kind,
        }),
      ])
      return Object.fromEntries(await Promise.all(tokens)) as Record<string, string>
    })
  } finally {
    await backend.close()
  }
}

/** Makes an account of the demo site, and opens a session of it; its access token. */
export async function openStaffSession(
  tx: Transaction,
  person: { email: string; name: string; kind: UserKind },
): Promise<string> {
  const kind = UserKind.options.indexOf(person.kind)
  const [account] = await tx
    .insert(accounts)
    .values({ ...person, siteId, kind, verifiedAt: sql`now()` })
    .returning({ id: accounts.id })
  return openSession(tx, { id: account?.id ?? '', siteId, kind })
}
