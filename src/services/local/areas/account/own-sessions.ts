import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import { listSessions, revokeSession, revokeSessions } from '#schemas/services/profile.ts'
import { requireCaller } from '../../../access.ts'
import type { Caller } from '../../../calls.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { sessions } from '../../database/tables/account-tables.ts'
import { hashToken } from './session.ts'

/** The hash of the token of a call; that of no token where another system stores the sessions. */
const currentHash = ({ bearer }: Caller): string => (bearer === undefined ? '' : hashToken(bearer))

/** The open sessions of the caller. */
export const listSessionsHandler = handler(
  listSessions,
  { role: 'server' },
  async (tx, { caller }) => {
    const owner = requireCaller(caller)
    const rows = await tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.accountId, owner.userId), gt(sessions.expiresAt, sql`now()`)))
      .orderBy(desc(sessions.createdAt), desc(sessions.id))
    return {
      items: rows.map(({ id, createdAt, expiresAt, tokenHash }) => ({
        id,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        isCurrent: tokenHash === currentHash(owner),
      })),
    }
  },
)

/** Ends one session of the caller. */
export const revokeSessionHandler = handler(
  revokeSession,
  { role: 'server' },
  async (tx, { caller }, { id }) => {
    const revoked = await endSessions(tx, requireCaller(caller), eq(sessions.id, id))
    return revoked === 0 ? null : { revoked }
  },
)

/** Ends the other sessions of the caller, or all. */
export const revokeSessionsHandler = handler(
  revokeSessions,
  { role: 'server' },
  async (tx, { caller }, { includeCurrent }) => {
    const owner = requireCaller(caller)
    const which = includeCurrent ? undefined : ne(sessions.tokenHash, currentHash(owner))
    return { revoked: await endSessions(tx, owner, which) }
  },
)

async function endSessions(
  tx: Transaction,
  { userId }: Caller,
  which: SQL | undefined,
): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.accountId, userId), which))
    .returning({ id: sessions.id })
  return ended.length
}
