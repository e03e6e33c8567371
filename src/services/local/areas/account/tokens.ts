import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { accountTokens } from '../../database/tables/people-tables.ts'
import { hashToken, newToken } from './session.ts'

type Purpose = 'verify' | 'reset' | 'code'

/** How long each holds, in minutes. */
const minutes: Record<Purpose, number> = { verify: 3 * 24 * 60, reset: 60, code: 2 }

/** A new token of an account; those of the same purpose that it had no longer hold, but for codes. */
export async function issueToken(
  tx: Transaction,
  account: { id: string; siteId: string },
  purpose: Purpose,
  challenge?: string,
): Promise<string> {
  const { token, hash } = newToken()
  if (purpose !== 'code') await dropTokens(tx, account.id, [purpose])
  await tx.insert(accountTokens).values({
    tokenHash: hash,
    siteId: account.siteId,
    accountId: account.id,
    purpose,
    challenge: challenge ?? null,
    expiresAt: sql`now() + make_interval(mins => ${minutes[purpose]})`,
  })
  return token
}

/** Uses a token up: gives its account and challenge, or undefined when it does not hold. */
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

/** What a token that was mailed is for, while it holds. */
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

/** Makes the tokens of an account that have these purposes invalid. */
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
