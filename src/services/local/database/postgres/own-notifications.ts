import type pg from 'pg'
import { z } from 'zod'
import type { Listener } from '../backend.ts'

/** The server processes of our own connections, by number: each receives its own notifications. */
export type OwnProcesses = Map<number, pg.ClientBase>

const Process = z.object({ rows: z.tuple([z.object({ pid: z.int() })]) })

/**
 * Subscribes a connection to the notifications of its own commits, which PostgreSQL sends before it answers the
 * commit. So the listener has been called when the promise of a write resolves. Called once per connection.
 */
export async function subscribeToOwnNotifications(
  client: pg.ClientBase,
  ownProcesses: OwnProcesses,
  listener: Listener,
): Promise<void> {
  if ([...ownProcesses.values()].includes(client)) return
  await client.query(`SET TIME ZONE 'UTC'; LISTEN tenun_change`)
  const found: unknown = await client.query('SELECT pg_backend_pid() AS pid')
  const { pid } = Process.parse(found).rows[0]
  ownProcesses.set(pid, client)
  client.on('end', () => ownProcesses.delete(pid))
  client.on('notification', ({ processId, payload }) => {
    if (processId === pid && payload !== undefined) listener.received(payload)
  })
}
