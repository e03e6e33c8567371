import { createHash, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { exchangeCode, signIn, signOut } from '#schemas/services/account.ts'
import { requireCaller } from '../../../access.ts'
import { ServiceError } from '../../../service-error.ts'
import { freeHandler, handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { accountPasswords, accounts, sessions } from '../../database/tables/account-tables.ts'
import { countAttempt, remember } from './attempts.ts'
import { hashToken, openSession } from './session.ts'
import { isPassword } from './password.ts'
import { issueCode, redeemToken } from './tokens.ts'

/** How often a password of one account may be tried: slow enough against guessing. */
const guesses = {
  fromOne: { times: 5, seconds: 900 },
  fromStrangers: { times: 20, seconds: 3600 },
}

/** Issues a code for the right password of an account that is confirmed and not suspended. */
export const signInHandler = freeHandler(
  signIn,
  async (database, { siteId, address }, { email, password, code_challenge }) => {
    const attempt = { siteId, what: 'sign-in', email, address } as const
    // Counted before the password is checked, so that parallel attempts count as well.
    const counted = await countAttempt(database, { attempt, limits: guesses }, (tx) =>
      findAccount(tx, siteId, email),
    )
    if ('retryAfter' in counted) throw tooOften(counted.retryAfter)
    const { found: account } = counted
    if (!(await isPassword(password, account?.hash)) || account === undefined) {
      throw new ServiceError(401, 'The e-mail address and the password do not belong together.')
    }
    if (account.isSuspended)
      throw new ServiceError(403, 'This account is suspended. Ask your site.')
    if (account.verifiedAt === null) {
      throw new ServiceError(403, 'Confirm your e-mail address first: we have sent you a link.')
    }
    return database.transaction({ role: 'server', siteId }, async (tx) => {
      await remember(tx, account.id, attempt)
      return { code: await issueCode(tx, { id: account.id, siteId }, code_challenge) }
    })
  },
)

const tooOften = (retryAfter: number) =>
  new ServiceError(429, `Too many tries. Try again in ${Math.ceil(retryAfter / 60)} minutes.`, {
    retryAfter,
  })

async function findAccount(tx: Transaction, siteId: string, email: string) {
  const [found] = await tx
    .select({
      id: accounts.id,
      isSuspended: accounts.isSuspended,
      verifiedAt: accounts.verifiedAt,
      hash: accountPasswords.hash,
    })
    .from(accounts)
    .innerJoin(accountPasswords, eq(accountPasswords.accountId, accounts.id))
    .where(and(eq(accounts.siteId, siteId), eq(accounts.email, email)))
  return found
}

/** Exchanges a code and the verifier of its challenge (RFC 7636 section 4.6) for an access token, once. */
export const exchangeCodeHandler = freeHandler(
  exchangeCode,
  async (database, { siteId }, { code, code_verifier }) => {
    const exchanged = await database.transaction({ role: 'server', siteId }, async (tx) => {
      const used = await redeemToken(tx, code, 'code')
      if (used === undefined || !meets(code_verifier, used.challenge)) return undefined
      const [account] = await tx
        .select()
        .from(accounts)
        .where(and(eq(accounts.id, used.accountId), eq(accounts.isSuspended, false)))
      if (account === undefined) return undefined
      const token = await openSession(tx, account)
      const [session] = await tx
        .select({ expiresAt: sessions.expiresAt })
        .from(sessions)
        .where(eq(sessions.tokenHash, hashToken(token)))
      return {
        access_token: token,
        user_kind: account.kind,
        expires_at: session?.expiresAt.toISOString() ?? '',
      }
    })
    // Outside of the transaction: a code that came with a wrong verifier stays used up.
    if (exchanged === undefined)
      throw new ServiceError(401, 'This code does not hold. Sign in again.')
    return exchanged
  },
)

function meets(verifier: string, challenge: string | null): boolean {
  const made = createHash('sha256').update(verifier).digest()
  const wanted = Buffer.from(challenge ?? '', 'base64url')
  return made.length === wanted.length && timingSafeEqual(made, wanted)
}

/** Ends the caller's session. */
export const signOutHandler = handler(signOut, { role: 'server' }, async (tx, { caller }) => {
  const { bearer } = requireCaller(caller)
  if (bearer !== undefined)
    await tx.delete(sessions).where(eq(sessions.tokenHash, hashToken(bearer)))
  return { signedOut: true as const }
})
