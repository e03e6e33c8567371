import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import {
  type Backend,
  type BackendOptions,
  DatabaseAway,
  DeadlineExceeded,
  type Session,
} from '../backend.ts'
import { decoders } from '../decode.ts'
import { Turns } from '../turns.ts'
import { listenForNews } from './change-listener.ts'
import { isConnectionLost } from './connection-failure.ts'
import { subscribeToOwnNotifications, type OwnProcesses } from './own-notifications.ts'
import { statementName } from './statement-name.ts'
import { waitForDatabase } from './wait-for-database.ts'

const statementTimedOut = '57014'
const mostConnections = 10
/** How many of them visitors' reads may use at once, and how many transactions of a share may wait. */
const forReads = 7
const mostWaiting = 1000
/** For how long a connection that is refused is tried again, in milliseconds: while a database restarts. */
const reconnectMs = 1000

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    decoders[oid] ?? pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format),
}

/**
 * Opens a PostgreSQL database by its address; waits for it as long as the options say. A session throws DatabaseAway
 * when no connection is free before the deadline, or the connection is lost.
 */
export async function openPostgres(address: string, options: BackendOptions): Promise<Backend> {
  const { log, deadline, patience = 0 } = options
  await waitForDatabase(address, { log, patience, deadline })
  const ownProcesses: OwnProcesses = new Map()
  const pool = createPool(address, options)
  const turns = new Turns({
    connections: mostConnections,
    forReads,
    mostWaiting,
    patience: Math.max(deadline, reconnectMs),
  })
  try {
    const news = await listenForNews(address, ownProcesses, options)
    return {
      name: `PostgreSQL at ${new pg.Client(address).host}`,
      session: (use, share = 'rest') =>
        turns.run(share, () =>
          lend(pool, async (client) => {
            await typed(
              deadline,
              subscribeToOwnNotifications(client, ownProcesses, options.listener),
            )
            return use(toSession(client, deadline))
          }),
        ),
      state: () => (news.isConnected() ? 'ready' : 'away'),
      async close() {
        await news.stop()
        await pool.end()
      },
    }
  } catch (error) {
    await pool.end()
    throw error
  }
}

function createPool(address: string, { deadline, log }: BackendOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: address,
    application_name: 'tenun',
    max: mostConnections,
    pipeline: true,
    connectionTimeoutMillis: deadline,
    statement_timeout: deadline,
    idle_in_transaction_session_timeout: 2 * deadline,
    ...patienceOf(deadline),
    types,
  })
  // Without a listener the loss of a connection, idle or in use, would end the process.
  pool.on('error', (error) => log('Lost a connection to PostgreSQL', { reason: error.message }))
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

async function lend<T>(pool: pg.Pool, use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await connect(pool)
  try {
    const result = await use(client)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** A connection of the pool, one of which is free; throws DatabaseAway when it cannot be opened. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const end = Date.now() + reconnectMs
  for (let pause = 50; ; pause *= 2) {
    try {
      return await pool.connect()
    } catch (error) {
      if (Date.now() + pause > end) throw new DatabaseAway(error)
      await sleep(pause)
    }
  }
}

function toSession(client: pg.PoolClient, deadline: number): Session {
  const run = (text: string, values: unknown[], name?: string) => {
    const prepared = name === undefined ? {} : { name }
    const statement = {
      text,
      values,
      rowMode: 'array',
      ...prepared,
      ...patienceOf(deadline),
    } as const
    sendTogether(client)
    return typed(deadline, client.query<unknown[]>(statement))
  }
  const script = async (text: string, longer = deadline) => {
    sendTogether(client)
    await typed(longer, client.query({ text, ...patienceOf(longer) }))
  }
  return {
    begin: script,
    script,
    async table(text, values) {
      const { rows, fields } = await run(text, values)
      return { rows, names: fields.map(({ name }) => name) }
    },
    query: async (text, values, how) =>
      (await run(text, values, how === 'prepared' ? statementName(text) : undefined)).rows,
  }
}

const corked = new WeakSet<pg.PoolClient>()

/** Sends in one packet what is asked before the event loop goes on: every packet costs as much as a small statement. */
function sendTogether(client: pg.PoolClient): void {
  if (corked.has(client)) return
  const { stream } = client.connection
  corked.add(client)
  stream.cork()
  process.nextTick(() => {
    corked.delete(client)
    stream.uncork()
  })
}

/** The server cancels a late statement itself; this applies when it cannot even report that. */
const patienceOf = (deadline: number) => ({ query_timeout: deadline + 1000 })

/** An answer of the driver, whose failures are of our types where they are no statement's own. */
async function typed<T>(deadline: number, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === statementTimedOut)
      throw new DeadlineExceeded(deadline, error)
    throw isConnectionLost(error) ? new DatabaseAway(error) : error
  }
}
