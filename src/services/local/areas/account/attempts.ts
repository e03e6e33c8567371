import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Throttle } from '#schemas/endpoint.ts'
import type { Locale } from '#schemas/text.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { accounts, knownAddresses, throttles } from '../../database/tables/account-tables.ts'
import { countIn } from '../rate-limit/rate-limit.ts'

/** What somebody tries with the e-mail address of an account, and from which network address. */
interface Attempt {
  siteId: string
  what: 'sign-in' | 'forgot'
  email: string
  address?: string | undefined
  /** The language of a mail that follows. */
  locale?: Locale | undefined
}

/**
 * How often something may be tried with one account: from one network address, and from all those together where its
 * owner has not signed in before. A stranger uses up the second, and the owner at an own address is not in it.
 */
interface Limits {
  fromOne: Throttle
  fromStrangers: Throttle
}

/**
 * Counts one more attempt, and reads in the same transaction what `read` gives of an attempt within its limits. Resolves to
 * the seconds to wait where it exceeds a limit.
 */
export async function countAttempt<T>(
  database: Database,
  { attempt, limits }: { attempt: Attempt; limits: Limits },
  read: (tx: Transaction) => Promise<T>,
): Promise<{ retryAfter: number } | { found: T }> {
  const { siteId, locale } = attempt
  return database.transaction({ role: 'server', siteId, locale }, async (tx) => {
    // Nothing can be counted on a full disk, and nothing changed either.
    const over = database.state() === 'read-only' ? null : await exceeds(tx, attempt, limits)
    return over ?? { found: await read(tx) }
  })
}

async function exceeds(tx: Transaction, attempt: Attempt, { fromOne, fromStrangers }: Limits) {
  const { siteId } = attempt
  const over = await countIn(tx, { siteId, key: keyOfOne(attempt) }, fromOne)
  if (over !== null || (await isKnown(tx, attempt))) return over
  return countIn(tx, { siteId, key: keyOfAll(attempt) }, fromStrangers)
}

/** After an attempt that succeeded: it counts no more, and its network address is known from now on. */
export async function remember(
  tx: Transaction,
  accountId: string,
  attempt: Attempt,
): Promise<void> {
  const { siteId, address } = attempt
  const named = (key: string) => and(eq(throttles.siteId, siteId), eq(throttles.key, key))
  await tx.delete(throttles).where(named(keyOfOne(attempt)))
  if (isNamed(address)) {
    const [row] = await tx
      .insert(knownAddresses)
      .values({ siteId, accountId, addressHash: hashOf(siteId, address) })
      .onConflictDoUpdate({
        target: [knownAddresses.siteId, knownAddresses.accountId, knownAddresses.addressHash],
        set: { seenAt: sql`now()` },
      })
      .returning({ isNew: sql<boolean>`xmax = 0` })
    // At an address that was known before, the attempt has not counted among those of strangers.
    if (row?.isNew !== true) return
  }
  await tx
    .update(throttles)
    .set({ times: sql`greatest(${throttles.times} - 1, 0)` })
    .where(named(keyOfAll(attempt)))
}

const keyOfOne = ({ what, email, address = 'unknown' }: Attempt) => `${what} ${email} ${address}`
const keyOfAll = ({ what, email }: Attempt) => `${what} ${email}`

const isNamed = (address: string | undefined): address is string =>
  address !== undefined && address !== 'unknown'

/** For how many days an address is known after a sign-in. */
export const knownDays = 90

async function isKnown(tx: Transaction, { siteId, email, address }: Attempt): Promise<boolean> {
  if (!isNamed(address)) return false
  const found = await tx
    .select({ seenAt: knownAddresses.seenAt })
    .from(knownAddresses)
    .innerJoin(accounts, eq(accounts.id, knownAddresses.accountId))
    .where(
      and(
        eq(knownAddresses.siteId, siteId),
        eq(accounts.siteId, siteId),
        eq(accounts.email, email),
        eq(knownAddresses.addressHash, hashOf(siteId, address)),
        gt(knownAddresses.seenAt, sql`now() - make_interval(days => ${knownDays})`),
      ),
    )
  return found.length > 0
}

const hashOf = (siteId: string, address: string): string =>
  createHash('sha256').update(`${siteId} ${address}`).digest('hex')
