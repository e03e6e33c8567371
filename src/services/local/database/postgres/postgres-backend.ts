import pg from 'pg'
import { type Backend, type BackendOptions, DeadlineExceeded, type Session } from '../backend.ts'
import { decoders } from '../decode.ts'
import { listenForNews } from './change-listener.ts'
import { subscribeToOwnNotifications, type OwnProcesses } from './own-notifications.ts'

const statementTimedOut = '57014'

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    decoders[oid] ?? pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format),
}

/** Opens a PostgreSQL database by its address; throws when it does not answer. */
export async function openPostgres(address: string, options: BackendOptions): Promise<Backend> {
  const ownProcesses: OwnProcesses = new Map()
  const pool = createPool(address, options)
  try {
    const stopListening = await listenForNews(address, ownProcesses, options)
    return {
      name: `PostgreSQL at ${new pg.Client(address).host}`,
      session: (use) =>
        lend(pool, async (client) => {
          await subscribeToOwnNotifications(client, ownProcesses, options.listener)
          return use(toSession(client, options.deadline))
        }),
      async close() {
        await stopListening()
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
    max: 10,
    connectionTimeoutMillis: deadline,
    statement_timeout: deadline,
    idle_in_transaction_session_timeout: 2 * deadline,
    types,
  })
  // Without a listener the loss of a connection, idle or in use, would end the process.
  pool.on('error', (error) => log('Lost a connection to PostgreSQL', { reason: error.message }))
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

async function lend<T>(pool: pg.Pool, use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    const result = await use(client)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}

function toSession(client: pg.PoolClient, deadline: number): Session {
  const table: Session['table'] = async (text, values) => {
    const statement = { text, values, rowMode: 'array', ...patience(deadline) } as const
    const { rows, fields } = await inTime(deadline, client.query<unknown[]>(statement))
    return { rows, names: fields.map(({ name }) => name) }
  }
  return {
    table,
    query: async (text, values) => (await table(text, values)).rows,
    async script(text, longer = deadline) {
      await inTime(longer, client.query({ text, ...patience(longer) }))
    },
  }
}

/** The server cancels a late statement itself; this applies when it cannot even report that. */
const patience = (deadline: number) => ({ query_timeout: deadline + 1000 })

async function inTime<T>(deadline: number, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && isTimeout(error)) throw new DeadlineExceeded(deadline, error)
    throw error
  }
}

const isTimeout = (error: Error) =>
  ('code' in error && error.code === statementTimedOut) || error.message === 'Query read timeout'
