import { PgDialect } from 'drizzle-orm/pg-core'
import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy'
import pg from 'pg'
import { bilingual } from '#schemas/bilingual.ts'
import type { Locale } from '#schemas/text.ts'
import { ServiceError } from '../../service-error.ts'
import type { ServicesState } from '../../service.ts'
import { type Backend, DatabaseAway, DeadlineExceeded, type Session } from './backend.ts'
import { batchReads, type Outcome } from './batch-reads.ts'
import { mostAtOnce, ReadPace } from './read-pace.ts'
import type { Share } from './share.ts'

/**
 * The role and site of a transaction. The database itself limits what each may read and change. `now` is the
 * moment of its reads, where that is not the clock's, and `locale` the language of texts. `share` is that of the
 * connections: a visitor's reads have their own unless it says otherwise. Work that `isBatched` only reads and can be
 * run again: what is asked at one time by one actor has one transaction. A statement may take `limitMs` at most; PGlite
 * has no such limit: the deadline of its thread applies. With an `accountId` it reaches the rows of this account alone, in
 * tables whose rows have an owner.
 */
export type Actor = {
  now?: Date | undefined
  locale?: Locale | undefined
  share?: Share | undefined
  limitMs?: number | undefined
} & (
  | { role: 'visitor'; siteId: string; sends?: true; isBatched?: true }
  | { role: 'writer'; siteId: string; accountId?: string | undefined }
  | { role: 'server'; siteId?: string; accountId?: string | undefined; isBatched?: true }
)

/** Typed access to the tables within one transaction. */
export type Transaction = PgRemoteDatabase

/** The database of the local services, whichever backend it runs on. */
export interface Database {
  name: string
  /** What is known of the database without asking it. */
  state(): ServicesState
  /**
   * Commits the changes of `work` when it resolves, and rolls them back when it rejects. A visitor's
   * transaction is read-only, unless it `sends`: then it may insert what the grants of the role allow. Rejects
   * with ServiceError 503 while the database is away or too slow, and 507 when its disk is full.
   */
  transaction<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** SQLSTATE: PostgreSQL's appendix A. */
const diskFull = '53100'
const readOnlyTransaction = '25006'

const noRoom = bilingual({
  id: 'Saat ini tidak ada tempat untuk menyimpan ini. Coba lagi nanti.',
  en: 'There is no room to store this now. Try again later.',
})

const away = bilingual({
  id: 'Data situs ini sedang tidak dapat dijangkau. Coba lagi sebentar lagi.',
  en: 'The data of this site cannot be reached now. Try again in a moment.',
})

/** In seconds: when a caller may try again after the database was away. */
const retryAfter = 5

/** The failure of a transaction as it is thrown: what is no defect is an error for the caller. */
function toFailure(error: unknown, state: ServicesState): unknown {
  if (isAway(error)) return new ServiceError(503, away, { retryAfter, cause: error })
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === diskFull || (code === readOnlyTransaction && state === 'read-only'))
    return new ServiceError(507, noRoom, { cause: error })
  return error
}

const isAway = (error: unknown): boolean =>
  error instanceof DatabaseAway || error instanceof DeadlineExceeded

export function toDatabase(backend: Backend): Database {
  const state = () => backend.state()
  const pace = new ReadPace()
  const alone = async <T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> => {
    const outcome = await backend
      .session((session) => attempt(session, actor, { work }), shareOf(actor))
      .catch((error: unknown): Outcome<T> => ({ error }))
    if ('error' in outcome) throw toFailure(outcome.error, state())
    return outcome.value
  }
  const batched = batchReads<Actor, Transaction>({
    alone,
    together: (actor, work, reads) =>
      backend.session(async (session) => {
        const begun = performance.now()
        const outcome = await attempt(session, actor, { work, how: 'prepared' })
        pace.ended(performance.now() - begun, reads)
        return outcome
      }, shareOf(actor)),
    lasting: (error) => (isAway(error) ? toFailure(error, state()) : undefined),
    // A page says the moment that it shows, and asks for all it needs at one time; others are several callers.
    mostAtOnce: ({ now }) => (now === undefined ? pace.most() : mostAtOnce),
  })
  return {
    name: backend.name,
    state,
    close: () => backend.close(),
    transaction: (actor, work) => (isBatched(actor) ? batched(actor, work) : alone(actor, work)),
  }
}

const isBatched = (actor: Actor): boolean => actor.role !== 'writer' && actor.isBatched === true

const isReading = (actor: Actor): boolean =>
  isBatched(actor) || (actor.role === 'visitor' && actor.sends !== true)

const shareOf = (actor: Actor): Share =>
  actor.share ?? (actor.role === 'visitor' && isReading(actor) ? 'reads' : 'rest')

/** The same database, in whose transactions the connections are of one share. */
export const ofShare = (database: Database, share: Share): Database => ({
  ...database,
  transaction: (actor, work) => database.transaction({ ...actor, share }, work),
})

interface Attempt<T> {
  work: (tx: Transaction) => Promise<T>
  how?: 'prepared'
}

/** A failure that was rolled back is an outcome; one whose rollback failed is thrown. */
async function attempt<T>(
  session: Session,
  actor: Actor,
  { work, how }: Attempt<T>,
): Promise<Outcome<T>> {
  const failures: unknown[] = []
  const opened = session.begin(opening(actor))
  // What only reads is asked in the same message. Nothing can run where it fails: the transaction is aborted then.
  if (isReading(actor)) opened.catch((error: unknown) => failures.unshift(error))
  else await opened
  try {
    const value = await work(toTransaction(session, { failures, how }))
    // A failed statement has aborted the transaction: PostgreSQL would answer COMMIT with a rollback.
    if (failures.length > 0) throw failures[0]
    await session.script('COMMIT')
    return { value }
  } catch (error) {
    // The database's own message, without the statement and values that drizzle adds.
    const reason = failures[0] ?? error
    await session.script('ROLLBACK').catch(() => {
      throw reason
    })
    return { error: reason }
  }
}

function opening(actor: Actor): string {
  const begin = isReading(actor) ? 'BEGIN READ ONLY' : 'BEGIN'
  const site = pg.escapeLiteral(actor.siteId ?? '')
  const moment =
    actor.now === undefined ? '' : `, set_config('app.now', '${actor.now.toISOString()}', true)`
  const language =
    actor.locale === undefined ? '' : `, set_config('app.locale', '${actor.locale}', true)`
  const limit =
    actor.limitMs === undefined ? '' : `, set_config('statement_timeout', '${actor.limitMs}', true)`
  return `${begin}; SET LOCAL ROLE tenun_${actor.role}; SELECT set_config('app.site', ${site}, true)${accountOf(actor)}${moment}${language}${limit}`
}

/** The account whose rows alone are reached. */
const accountOf = (actor: Actor): string =>
  actor.role !== 'visitor' && actor.accountId !== undefined
    ? `, set_config('app.account', ${pg.escapeLiteral(actor.accountId)}, true)`
    : ''

/** One for all transactions: it remembers the names of the columns of each table. */
const dialect = new PgDialect()

const toTransaction = (
  session: Session,
  { failures, how }: { failures: unknown[]; how: 'prepared' | undefined },
): Transaction =>
  drizzle(
    async (sql, values: unknown[]) => {
      try {
        return { rows: await session.query(sql, values, how) }
      } catch (error) {
        failures.push(error)
        throw error
      }
    },
    {},
    () => dialect,
  )
