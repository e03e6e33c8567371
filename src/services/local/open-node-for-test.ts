// Opens the services of one process on a database that others may share. Only tests import this file.
import { eq } from 'drizzle-orm'
import { listPrograms } from '#schemas/services/program.ts'
import type { Backend } from './database/backend.ts'
import { createChangeFeed } from './database/change-feed.ts'
import { toDatabase } from './database/database.ts'
import { openDatabase } from './database/open-database.ts'
import type { NewPlace } from './database/place-for-test.ts'
import { programs } from './database/tables/program-tables.ts'
import { depsForTest } from './deps-for-test.ts'
import { openCalls } from './open-calls.ts'

export const sites = ['alpha', 'beta'] as const
export type SiteId = (typeof sites)[number]

/** A backend that records the scripts and statements of its sessions. */
const recording = (backend: Backend, sent: string[]): Backend => ({
  ...backend,
  session: (use) =>
    backend.session((session) =>
      use({
        ...session,
        query(sql, values, how) {
          sent.push('statement')
          return session.query(sql, values, how)
        },
        begin(sql) {
          sent.push('script')
          return session.begin(sql)
        },
        script(sql) {
          sent.push('script')
          return session.script(sql)
        },
      }),
    ),
})

/** The services of one process, and how many changes of the programs of each site it has received. */
export async function openNode(place: NewPlace['place']) {
  const feed = createChangeFeed((error) => {
    throw error
  })
  const log = () => undefined
  const { backend } = await openDatabase({ ...place, log }, feed)
  const sent: string[] = []
  const database = toDatabase(recording(backend, sent))
  const { serve } = openCalls(depsForTest(database, log), feed)
  const received = { alpha: 0, beta: 0 }
  feed.onChange(({ siteId, entity }) => {
    if (entity === 'program' && (siteId === 'alpha' || siteId === 'beta')) received[siteId]++
  })
  return {
    database,
    sent,
    received,
    feed,
    serve,
    async read(siteId: SiteId) {
      const context = { siteId, origin: '', caller: null }
      const answer = await serve(listPrograms, context, listPrograms.input.parse({}))
      const [first] = listPrograms.output.parse(answer).items
      return first?.summary ?? ''
    },
    write: (siteId: SiteId, summary: string) =>
      database.transaction({ role: 'writer', siteId }, async (tx) => {
        const [row] = await tx.select({ id: programs.id }).from(programs).orderBy(programs.position)
        await tx
          .update(programs)
          .set({ summary })
          .where(eq(programs.id, row?.id ?? ''))
      }),
  }
}
