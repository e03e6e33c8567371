import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy'
import pg from 'pg'
import type { Locale } from '#schemas/text.ts'
import { ServiceError } from '../../service-error.ts'
import type { Backend, Session } from './backend.ts'

/**
 * The role and site of a transaction. The database itself limits what each may read and change. `now` is the
 * moment of its reads, where that is not the clock's, and `locale` the language of texts.
 */
export type Actor = { now?: Date | undefined; locale?: Locale | undefined } & (
  | { role: 'visitor'; siteId: string; sends?: true }
  | { role: 'writer'; siteId: string }
  | { role: 'server'; siteId?: string }
)

/** Typed access to the tables within one transaction. */
export type Transaction = PgRemoteDatabase

/** The database of the local services, whichever backend it runs on. */
export interface Database {
  name: string
  /**
   * Commits the changes of `work` when it resolves, and rolls them back when it rejects. A visitor's
   * transaction is read-only, unless it `sends`: then it may insert what the grants of the role allow.
   */
  transaction<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** SQLSTATE of a full disk: PostgreSQL's appendix A. */
const diskFull = '53100'

/** Rethrows a failure of the database; a full disk becomes an error for the caller. */
function throwFailure(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === diskFull)
    throw new ServiceError(507, 'There is no room to store this now.', { cause: error })
  throw error
}

type Outcome<T> = { value: T } | { error: unknown }

export function toDatabase(backend: Backend): Database {
  return {
    name: backend.name,
    close: () => backend.close(),
    async transaction(actor, work) {
      const outcome = await backend
        .session((session) => attempt(session, actor, work))
        .catch(throwFailure)
      if ('error' in outcome) throwFailure(outcome.error)
      else return outcome.value
    },
  }
}

/** A failure that was rolled back is an outcome; one whose rollback failed is thrown. */
async function attempt<T>(
  session: Session,
  actor: Actor,
  work: (tx: Transaction) => Promise<T>,
): Promise<Outcome<T>> {
  const failures: unknown[] = []
  await session.script(opening(actor))
  try {
    const value = await work(toTransaction(session, failures))
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
  const begin = actor.role === 'visitor' && actor.sends !== true ? 'BEGIN READ ONLY' : 'BEGIN'
  const site = pg.escapeLiteral(actor.siteId ?? '')
  const moment =
    actor.now === undefined ? '' : `, set_config('app.now', '${actor.now.toISOString()}', true)`
  const language =
    actor.locale === undefined ? '' : `, set_config('app.locale', '${actor.locale}', true)`
  return `${begin}; SET LOCAL ROLE tenun_${actor.role}; SELECT set_config('app.site', ${site}, true)${moment}${language}`
}

const toTransaction = (session: Session, failures: unknown[]): Transaction =>
  drizzle(async (sql, values: unknown[]) => {
    try {
      return { rows: await session.query(sql, values) }
    } catch (error) {
      failures.push(error)
      throw error
    }
  })
