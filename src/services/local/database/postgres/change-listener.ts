import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { BackendOptions } from '../backend.ts'
import type { OwnProcesses } from './own-notifications.ts'

const longestWait = 2000
/** How often the connection is asked for a sign of life: one that was cut without a word reports no end. */
const pulseMs = 10_000

export interface ChangeListener {
  isConnected(): boolean
  stop(): Promise<void>
}

/**
 * Receives the notifications of other processes on a connection of its own, which is reopened with increasing
 * waits when it is lost. Rejects when the first connection fails.
 */
export async function listenForNews(
  address: string,
  ownProcesses: OwnProcesses,
  options: BackendOptions,
): Promise<ChangeListener> {
  const stopping = new AbortController()
  let client = await connect(address, ownProcesses, options)
  let isConnected = true

  const keepListening = async () => {
    while (!stopping.signal.aborted) {
      await lost(client)
      if (stopping.signal.aborted) return
      isConnected = false
      options.log('Lost the connection that hears of changes')
      client = await reconnect()
    }
  }

  const reconnect = async (): Promise<pg.Client> => {
    for (let wait = 50; !stopping.signal.aborted; wait = Math.min(2 * wait, longestWait)) {
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) break
      const next = await connect(address, ownProcesses, options).catch(() => undefined)
      if (next === undefined) continue
      isConnected = true
      options.log('The connection that hears of changes is back')
      options.listener.missed()
      return next
    }
    return client
  }

  const listening = keepListening()
  return {
    isConnected: () => isConnected,
    async stop() {
      stopping.abort()
      await client.end()
      await listening
      // A connection that was just being opened again.
      await client.end()
    },
  }
}

async function connect(
  address: string,
  ownProcesses: OwnProcesses,
  { listener, deadline }: BackendOptions,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: address,
    application_name: 'tenun news',
    connectionTimeoutMillis: deadline,
    query_timeout: deadline,
    keepAlive: true,
  })
  // Only its end matters; without a listener an error would end the process.
  client.on('error', () => undefined)
  client.on('notification', ({ processId, payload }) => {
    if (payload !== undefined && !ownProcesses.has(processId)) listener.received(payload)
  })
  try {
    await client.connect()
    await client.query('LISTEN tenun_change')
    return client
  } catch (error) {
    void client.end().catch(() => undefined)
    throw error
  }
}

/** Resolves when the connection has ended, or is ended because it gives no sign of life. */
async function lost(client: pg.Client): Promise<void> {
  const pulse = setInterval(() => {
    client.query('SELECT 1').catch(() => client.end().catch(() => undefined))
  }, pulseMs)
  pulse.unref()
  await new Promise<void>((resolve) => client.once('end', () => resolve()))
  clearInterval(pulse)
}
