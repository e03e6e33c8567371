import { and, eq, sql } from 'drizzle-orm'
import { UserKind } from '#schemas/endpoint.ts'
import type { NotSignedIn } from '../../../accounts.ts'
import { dropTokens, issueCode } from '../account/tokens.ts'
import type { Database, Transaction } from '../../database/database.ts'
import {
  accountIdentities,
  accountPasswords,
  accounts,
} from '../../database/tables/account-tables.ts'
import type { Person } from './person.ts'

interface SignedIn {
  code: string
  /** The account, when it existed before and has just been linked to this person. */
  linkedTo: string | undefined
}

interface Account {
  id: string
  isSuspended: boolean
  verifiedAt: Date | null
}
const columns = {
  id: accounts.id,
  isSuspended: accounts.isSuspended,
  verifiedAt: accounts.verifiedAt,
}

const student = UserKind.options.indexOf('student')
const suspended: NotSignedIn = { problem: 'suspended' }

/** Issues the code of a sign-in for the account of a person at a site, which is found, linked or created. */
export function signInPerson(
  database: Database,
  person: Person,
  { siteId, challenge }: { siteId: string; challenge: string },
): Promise<SignedIn | NotSignedIn> {
  return database.transaction({ role: 'server', siteId }, async (tx) => {
    const known = await findLinked(tx, siteId, person)
    const linked = known === undefined ? await link(tx, siteId, person) : { account: known }
    if ('problem' in linked) return linked
    const { account, wasThere = false } = linked
    if (account.isSuspended) return suspended
    const code = await issueCode(tx, { id: account.id, siteId }, challenge)
    return { code, linkedTo: wasThere ? account.id : undefined }
  })
}

async function findLinked(
  tx: Transaction,
  siteId: string,
  { issuer, subject }: Person,
): Promise<Account | undefined> {
  const [found] = await tx
    .select(columns)
    .from(accountIdentities)
    .innerJoin(accounts, eq(accounts.id, accountIdentities.accountId))
    .where(
      and(
        eq(accountIdentities.siteId, siteId),
        eq(accountIdentities.issuer, issuer),
        eq(accountIdentities.subject, subject),
      ),
    )
  return found
}

/** Links a person to the account with their address, which is created when none exists. */
async function link(
  tx: Transaction,
  siteId: string,
  person: Person,
): Promise<{ account: Account; wasThere?: boolean } | NotSignedIn> {
  const { issuer, subject, email, name } = person
  if (email === null) return { problem: 'unverified' }
  const [made] = await tx
    .insert(accounts)
    .values({ siteId, email, name, kind: student, verifiedAt: sql`now()` })
    .onConflictDoNothing()
    .returning(columns)
  const account = made ?? (await findByEmail(tx, siteId, email))
  if (account.isSuspended) return suspended
  const links = await tx
    .insert(accountIdentities)
    .values({ siteId, issuer, subject, accountId: account.id })
    .onConflictDoNothing()
    .returning({ accountId: accountIdentities.accountId })
  if (links.length > 0) {
    if (made === undefined) await claim(tx, account)
    return { account, wasThere: made === undefined }
  }
  // Either the same person signed in twice at the same time, or another person of the issuer is linked to the
  // account.
  const linked = await findLinked(tx, siteId, person)
  if (linked !== undefined) return { account: linked }
  return { problem: 'taken', reason: `Account ${account.id} is linked to another subject.` }
}

async function findByEmail(tx: Transaction, siteId: string, email: string): Promise<Account> {
  const [found] = await tx
    .select(columns)
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), eq(accounts.email, email)))
  if (found === undefined) throw new Error('An account was there and is gone.')
  return found
}

/**
 * Confirms the address of an account by its owner. Somebody else may have signed up with the address before:
 * the password and the links of an account that was never confirmed are deleted.
 */
async function claim(tx: Transaction, { id, verifiedAt }: Account): Promise<void> {
  if (verifiedAt !== null) return
  await tx.delete(accountPasswords).where(eq(accountPasswords.accountId, id))
  await dropTokens(tx, id, ['verify', 'reset', 'code'])
  await tx
    .update(accounts)
    .set({ verifiedAt: sql`now()` })
    .where(eq(accounts.id, id))
}
