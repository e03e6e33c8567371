import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import { requireCaller } from '../../access.ts'
import type { ServiceContext } from '../../calls.ts'
import type { IncomingFile } from '../../files.ts'
import type { Actor, Database, Transaction } from '../database/database.ts'
import { oncePerTransaction } from '../database/once-per-transaction.ts'
import { inLanguage } from '../text/in-language.ts'
import { mayPreview } from './may-preview.ts'
import { runOnce } from './run-once.ts'
import { storeConsent } from './store-consent.ts'

type Input<E extends Endpoint> = z.output<E['input']>
type Output<E extends Endpoint> = z.output<E['output']>
type Role = Actor['role']

/** An endpoint with the function that fulfils it. The input is what the endpoint's schema has parsed. */
export type Handler =
  | {
      endpoint: Endpoint
      /** Whether and how answers to visitors are cached. */
      cached?: Cached | undefined
      serve(database: Database, context: ServiceContext, input: unknown): Promise<unknown>
    }
  | {
      endpoint: Endpoint
      receive(context: ServiceContext, file: IncomingFile, input: unknown): Promise<unknown>
    }
  | {
      endpoint: Endpoint
      stream(context: ServiceContext, input: unknown): AsyncIterable<unknown>
    }

/**
 * `true`: every row that the answer to a visitor is read from announces its changes as one of the endpoint's entities, and the
 * clock changes it at no moment but those of `changes`. `briefly`: but for what is counted without news, such as views;
 * then pages alone share the answer, for a minute.
 */
type Cached = true | 'briefly'

interface HandlerOptions<E extends Endpoint> {
  /** The role of the transaction: one for every call, or chosen by caller and input. */
  role: Role | ((context: ServiceContext, input: Input<E>) => Role)
  /**
   * The next moment at which the answer changes by the clock alone, as SQL; read in the same transaction when a
   * page wants to know it.
   */
  changes?: (context: ServiceContext) => SQL
  /** Set where the answers to visitors may be given again until news of the endpoint's entities. */
  cached?: Cached
  /** Whether the transaction reaches only the rows of the caller's account, in tables whose rows have an owner. */
  isOwn?: boolean | undefined
  /** What is thrown in place of a failure of the transaction, which has been rolled back by then. */
  toError?: (error: unknown) => unknown
}

/**
 * Fulfils an endpoint in one transaction of the context's site; null is an answer for what does not exist.
 * @example handler(readJob, { role: 'visitor' }, async (tx, { siteId }, { id }) => findJob(tx, siteId, id))
 */
export const handler = <E extends Endpoint>(
  endpoint: E,
  { role, changes, cached, isOwn = false, toError = (error) => error }: HandlerOptions<E>,
  run: (tx: Transaction, context: ServiceContext, input: Input<E>) => Promise<Output<E> | null>,
): Handler => ({
  endpoint,
  cached,
  async serve(database, context, parsed) {
    const input = parsed as Input<E>
    const { siteId, now, locale } = context
    const own = typeof role === 'function' ? role(context, input) : role
    const chosen = mayPreview(endpoint, context) ? 'writer' : own
    const actor =
      chosen === 'visitor' && endpoint.method === 'GET'
        ? readerOf(context)
        : { role: chosen, siteId, now, locale, ...(isOwn && { accountId: ownerOf(context) }) }
    try {
      return await database.transaction(actor, (tx) =>
        runOnce(tx, { endpoint, context, input }, async () => {
          const answer = inLanguage(await run(tx, context, input), locale)
          const told = await storeConsent(tx, context, { endpoint, answer })
          if (changes !== undefined) await reportChange(tx, context, changes)
          return told
        }),
      )
    } catch (error) {
      throw toError(error)
    }
  },
})

/** The account whose rows a transaction reaches. Throws ServiceError with 401 for a visitor. */
const ownerOf = ({ caller }: ServiceContext): string => requireCaller(caller).userId

/** Who reads for a page: what readers alike ask at one time is read in one transaction. */
export const readerOf = ({ siteId, now, locale }: ServiceContext): Actor => ({
  role: 'visitor',
  siteId,
  now,
  locale,
  isBatched: true,
})

const Moment = z.tuple([z.tuple([z.number().nullable()])])

type Changes = NonNullable<HandlerOptions<Endpoint>['changes']>

async function reportChange(
  tx: Transaction,
  context: ServiceContext,
  changes: Changes,
): Promise<void> {
  if (context.changesAt === undefined) return
  const moment = await oncePerTransaction(tx, changes, () => readChange(tx, changes(context)))
  if (moment !== null) context.changesAt(new Date(moment))
}

/** Milliseconds are rounded up, so that at the reported moment the change has happened. */
async function readChange(tx: Transaction, change: SQL): Promise<number | null> {
  const rows: unknown = await tx.execute(
    sql`select ceil(extract(epoch from ${change}) * 1000)::float8`,
  )
  const [[moment]] = Moment.parse(rows)
  return moment
}

/** Fulfils an endpoint that needs no transaction, or several with slow work between them. */
export const freeHandler = <E extends Endpoint>(
  endpoint: E,
  run: (database: Database, context: ServiceContext, input: Input<E>) => Promise<Output<E> | null>,
): Handler => ({
  endpoint,
  serve: (database, context, input) => run(database, context, input as Input<E>),
})

/** Fulfils an endpoint that receives a file; null is an answer for what does not exist. */
export const fileHandler = <E extends Endpoint>(
  endpoint: E,
  receive: (
    context: ServiceContext,
    file: IncomingFile,
    input: Input<E>,
  ) => Promise<Output<E> | null>,
): Handler => ({
  endpoint,
  receive: (context, file, input) => receive(context, file, input as Input<E>),
})

/** Fulfils an endpoint that answers in lines. It throws ServiceError before its first line only. */
export const streamHandler = <E extends Endpoint>(
  endpoint: E,
  stream: (context: ServiceContext, input: Input<E>) => AsyncIterable<Output<E>>,
): Handler => ({
  endpoint,
  stream: (context, input) => stream(context, input as Input<E>),
})
