import type pg from 'pg'
import { z } from 'zod'
import type { Listener } from '../backend.ts'

/** The server processes behind our own connections, by number: each hears its own news itself. */
export type OwnProcesses = Map<number, pg.ClientBase>

const Process = z.object({ rows: z.tuple([z.object({ pid: z.int() })]) })

/**
 * Lets a connection hear what it commits, which PostgreSQL tells it before it answers the commit. So
 * a write has been heard of when its promise resolves. Once per connection.
 */
export async function hearOwnNews(
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
