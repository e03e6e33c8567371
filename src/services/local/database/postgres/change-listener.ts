import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { BackendOptions } from '../backend.ts'
import type { OwnProcesses } from './own-notifications.ts'

const longestWait = 2000

/**
 * Receives the notifications of other processes on a connection of its own, which is reopened with increasing
 * waits when it is lost. Rejects when the first connection fails; resolves to a function that stops it.
 */
export async function listenForNews(
  address: string,
  ownProcesses: OwnProcesses,
  options: BackendOptions,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let client = await connect(address, ownProcesses, options)

  const keepListening = async () => {
    while (!stopping.signal.aborted) {
      await lost(client)
      if (stopping.signal.aborted) return
      options.log('Lost the connection that hears of changes')
      client = await reconnect()
    }
  }

  const reconnect = async (): Promise<pg.Client> => {
    for (let wait = 50; !stopping.signal.aborted; wait = Math.min(2 * wait, longestWait)) {
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      const next = await connect(address, ownProcesses, options).catch(() => undefined)
      if (next === undefined) continue
      options.listener.missed()
      return next
    }
    return client
  }

  void keepListening()
  return async () => {
    stopping.abort()
    await client.end()
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
    await client.end().catch(() => undefined)
    throw error
  }
}

const lost = (client: pg.Client) =>
  new Promise<void>((resolve) => client.once('end', () => resolve()))
