import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../backend.ts'
import { connectionFailure } from './connection-failure.ts'
import { OperatorError } from '../../../operator-error.ts'

interface Waiting {
  log: Log
  /** How long to wait for the first connection, in milliseconds; 0 tries once. */
  patience: number
  /** How long one try may take, in milliseconds. */
  deadline: number
}

const longestPause = 5000

/**
 * Resolves when the database of an address takes connections; each try that fails is logged. Rejects with one
 * sentence when it never did, and at once when waiting cannot help.
 */
export async function waitForDatabase(
  address: string,
  { log, patience, deadline }: Waiting,
): Promise<void> {
  const place = placeOf(address)
  const end = Date.now() + patience
  for (let pause = 250; ; pause = Math.min(2 * pause, longestPause)) {
    const failure = await tryOnce(address, deadline)
    if (failure === undefined) return
    const { reason, isFinal } = failure
    if (isFinal) throw new OperatorError(`${place} cannot be used: ${reason}. Change DATABASE_URL.`)
    const left = end - Date.now()
    if (left <= 0) {
      const waited = patience === 0 ? '' : ` in ${Math.round(patience / 1000)} seconds`
      throw new OperatorError(
        `${place} could not be reached${waited}: ${reason}. ` +
          'Look whether it runs, and whether DATABASE_URL is its address.',
      )
    }
    const next = Math.min(pause, left)
    log(`${place} is not there yet: ${reason}. It is tried again.`, { afterMs: next })
    await sleep(next)
  }
}

/** Why a connection could not be opened; undefined when one could. */
async function tryOnce(address: string, deadline: number) {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: deadline })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return undefined
  } catch (error) {
    return connectionFailure(error)
  } finally {
    // One that never opened may have nothing to close.
    void client.end().catch(() => undefined)
  }
}

/** The address for people: without its user and password. */
function placeOf(address: string): string {
  const { host, port, database } = new pg.Client(address)
  return `PostgreSQL at ${host}:${port}, database ${database ?? ''}`
}
