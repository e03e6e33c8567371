import { createHash, randomBytes } from 'node:crypto'
import { and, eq, or, sql } from 'drizzle-orm'
import { UserKind } from '#schemas/endpoint.ts'
import type { Caller } from '../../../calls.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { accounts, sessions } from '../../database/tables/account-tables.ts'

/** How long a session lasts: thirty days, the lifetime of the browser's cookie. */
const lifetime = sql`interval '2592000 seconds'`

/** A new secret of 256 bits, and the hash that is stored. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** SHA-256 in hexadecimal: a token has 256 random bits, so no slower hash is needed. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Opens a session: returns the access token, which is not stored anywhere. */
export async function openSession(
  tx: Transaction,
  account: { id: string; siteId: string; kind: number },
): Promise<string> {
  const { token, hash } = newToken()
  await tx.insert(sessions).values({
    tokenHash: hash,
    siteId: account.siteId,
    accountId: account.id,
    isGlobal: account.kind === 0,
    expiresAt: sql`now() + ${lifetime}`,
  })
  return token
}

/** Ends every session of an account, as after a new password, a change of its kind or a suspension. */
export async function closeSessions(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.accountId, accountId))
}

/**
 * The owner of an access token at this site; null when it is unknown, expired, suspended or of another site.
 */
export function identify(
  database: Database,
  siteId: string,
  bearer: string,
): Promise<Caller | null> {
  return database.transaction({ role: 'server', siteId, isBatched: true }, async (tx) => {
    const [found] = await tx
      .select({
        userId: accounts.id,
        kind: accounts.kind,
        signedInSeconds: sql<number>`extract(epoch from now() - ${sessions.createdAt})::int`,
      })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(
        and(
          eq(sessions.tokenHash, hashToken(bearer)),
          or(eq(sessions.siteId, siteId), eq(sessions.isGlobal, true)),
          sql`${sessions.expiresAt} > now()`,
          eq(accounts.isSuspended, false),
        ),
      )
    const kind = UserKind.options[found?.kind ?? -1]
    return found === undefined || kind === undefined ? null : { ...found, kind, bearer }
  })
}
