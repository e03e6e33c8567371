// Accounts of every kind and their sessions, as rows: nothing else determines what a token is worth.
import { eq, sql } from 'drizzle-orm'
import { UserKind } from '#schemas/endpoint.ts'
import { createChangeFeed } from '#src/services/local/database/change-feed.ts'
import type { Transaction } from '#src/services/local/database/database.ts'
import { openDatabase } from '#src/services/local/database/open-database.ts'
import { accounts, sessions } from '#src/services/local/database/tables/account-tables.ts'
import { sites } from '#src/services/local/database/tables/site-table.ts'
import { hashToken, openSession } from '#src/services/local/areas/account/session.ts'

/** The state of the session of a token. `leaving` is one that may be ended, `begun long ago` is still valid. */
const states = [
  'own site',
  'other site',
  'leaving',
  'signed out',
  'suspended',
  'expired',
  'begun long ago',
] as const
export type State = (typeof states)[number]

/** The access token of an account of this kind. */
export type TokenOf = (kind: UserKind, state: State) => string

/**
 * Inserts them into the database of a folder before a server opens it: all at the site `foundation` but one.
 */
export async function writeIdentities(folder: string): Promise<TokenOf> {
  const tokens = await write(
    folder,
    UserKind.options.flatMap((kind) =>
      states.map((state) => ({
        siteId: state === 'other site' ? 'lms' : 'foundation',
        kind,
        state,
      })),
    ),
  )
  return (kind, state) => tokens.get(`${kind} ${state}`) ?? ''
}

/** Inserts an account of every kind into each of these sites; returns the access token of one. */
export async function writeSessions(
  folder: string,
  siteIds: readonly string[],
): Promise<(siteId: string, kind: UserKind) => string> {
  const state = 'own site'
  const bySite = new Map<string, Map<string, string>>()
  for (const siteId of siteIds)
    bySite.set(
      siteId,
      await write(
        folder,
        UserKind.options.map((kind) => ({ siteId, kind, state })),
      ),
    )
  return (siteId, kind) => bySite.get(siteId)?.get(`${kind} ${state}`) ?? ''
}

interface Identity {
  siteId: string
  kind: UserKind
  state: State
}

/** The access tokens of new identities, by kind and state. */
async function write(folder: string, wanted: readonly Identity[]): Promise<Map<string, string>> {
  const feed = createChangeFeed(() => undefined)
  const { database } = await openDatabase({ folder, log: () => undefined }, feed)
  const tokens = new Map<string, string>()
  for (const identity of wanted) {
    const token = await database.transaction({ role: 'server', siteId: identity.siteId }, (tx) =>
      writeIdentity(tx, identity),
    )
    tokens.set(`${identity.kind} ${identity.state}`, token)
  }
  await database.close()
  return tokens
}

async function writeIdentity(tx: Transaction, { siteId, kind, state }: Identity): Promise<string> {
  await tx.insert(sites).values({ id: siteId }).onConflictDoNothing()
  const number = UserKind.options.indexOf(kind)
  const [account] = await tx
    .insert(accounts)
    .values({
      siteId,
      email: `${kind}.${state.replaceAll(' ', '-')}@akses.example`,
      name: `Akun ${kind}`,
      kind: number,
      isSuspended: state === 'suspended',
      verifiedAt: sql`now()`,
    })
    .returning({ id: accounts.id })
  const token = await openSession(tx, { id: account?.id ?? '', siteId, kind: number })
  const ofToken = eq(sessions.tokenHash, hashToken(token))
  if (state === 'expired')
    await tx
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(ofToken)
  if (state === 'begun long ago')
    await tx
      .update(sessions)
      .set({ createdAt: sql`now() - interval '301 seconds'` })
      .where(ofToken)
  return token
}
