import type pg from 'pg'
import { z } from 'zod'
import type { Listener } from '../backend.ts'

/** The server processes behind our own connections: each hears its own news itself. */
export type OwnProcesses = Set<number>

const Started = z.tuple([
  z.unknown(),
  z.unknown(),
  z.object({ rows: z.tuple([z.object({ pid: z.int() })]) }),
])

/**
 * Lets a connection hear what it commits, which PostgreSQL tells it before it answers the commit. So
 * a write has been heard of when its promise resolves.
 */
export async function hearOwnNews(
  client: pg.ClientBase,
  ownProcesses: OwnProcesses,
  listener: Listener,
): Promise<void> {
  const started: unknown = await client.query(
    `SET TIME ZONE 'UTC'; LISTEN tenun_change; SELECT pg_backend_pid() AS pid`,
  )
  const [
    ,
    ,
    {
      rows: [{ pid }],
    },
  ] = Started.parse(started)
  ownProcesses.add(pid)
  client.on('end', () => ownProcesses.delete(pid))
  client.on('notification', ({ processId, payload }) => {
    if (processId === pid && payload !== undefined) listener.heard(payload)
  })
}
