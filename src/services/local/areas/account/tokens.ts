import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { accountTokens } from '../../database/tables/people-tables.ts'
import { hashToken, newToken } from './session.ts'

type Purpose = 'verify' | 'reset' | 'code'

/** The lifetime of each, in minutes. */
const minutes: Record<Purpose, number> = { verify: 3 * 24 * 60, reset: 60, code: 2 }

/** Issues a token of an account; earlier tokens of the same purpose become invalid. */
export async function issueToken(
  tx: Transaction,
  account: TokenOwner,
  purpose: Exclude<Purpose, 'code'>,
): Promise<string> {
  await dropTokens(tx, account.id, [purpose])
  return insertToken(tx, account, { purpose, challenge: null })
}

/** Issues the code of a sign-in, for the verifier of its challenge. Earlier codes stay valid. */
export const issueCode = (
  tx: Transaction,
  account: TokenOwner,
  challenge: string,
): Promise<string> => insertToken(tx, account, { purpose: 'code', challenge })

interface TokenOwner {
  id: string
  siteId: string
}

async function insertToken(
  tx: Transaction,
  account: TokenOwner,
  { purpose, challenge }: { purpose: Purpose; challenge: string | null },
): Promise<string> {
  const { token, hash } = newToken()
  await tx.insert(accountTokens).values({
    tokenHash: hash,
    siteId: account.siteId,
    accountId: account.id,
    purpose,
    challenge,
    expiresAt: sql`now() + make_interval(mins => ${minutes[purpose]})`,
  })
  return token
}

/** Uses a token up: returns its account and challenge, or undefined when it is invalid. */
export async function redeemToken(tx: Transaction, token: string, purpose: Purpose) {
  const [used] = await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.tokenHash, hashToken(token)), eq(accountTokens.purpose, purpose)))
    .returning({
      accountId: accountTokens.accountId,
      challenge: accountTokens.challenge,
      isValid: sql<boolean>`${accountTokens.expiresAt} > now()`,
    })
  return used?.isValid === true ? used : undefined
}

/** The purpose and address of a mailed token that is valid. */
export async function findMailedToken(tx: Transaction, token: string) {
  const [found] = await tx
    .select({
      purpose: accountTokens.purpose,
      email: accounts.email,
      expiresAt: accountTokens.expiresAt,
    })
    .from(accountTokens)
    .innerJoin(accounts, eq(accounts.id, accountTokens.accountId))
    .where(
      and(
        eq(accountTokens.tokenHash, hashToken(token)),
        inArray(accountTokens.purpose, ['verify', 'reset']),
        sql`${accountTokens.expiresAt} > now()`,
      ),
    )
  return found
}

/** Invalidates the tokens of an account that have these purposes. */
export async function dropTokens(
  tx: Transaction,
  accountId: string,
  purposes: readonly Purpose[],
): Promise<void> {
  await tx
    .delete(accountTokens)
    .where(
      and(eq(accountTokens.accountId, accountId), inArray(accountTokens.purpose, [...purposes])),
    )
}
