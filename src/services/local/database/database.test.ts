import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Backend, Session } from './backend.ts'
import { toDatabase } from './database.ts'

const failure = (code: string) => Object.assign(new Error('of the database'), { code })

/** A database whose statements, or whose commits, end with this error. */
function failing(error: Error, at: 'query' | 'commit') {
  const session: Session = {
    query: () => (at === 'query' ? Promise.reject(error) : Promise.resolve([])),
    table: () => Promise.resolve({ names: [], rows: [] }),
    script: (text) => (text === 'COMMIT' ? Promise.reject(error) : Promise.resolve()),
  }
  const backend: Backend = {
    name: 'failing',
    session: (use) => use(session),
    state: () => 'ready',
    close: () => Promise.resolve(),
  }
  return toDatabase(backend).transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
    tx.execute(sql`insert into notes values (1)`),
  )
}

test.each(['query', 'commit'] as const)('a disk that is full at the %s is said', async (at) => {
  const cause = failure('53100')
  await expect(failing(cause, at)).rejects.toMatchObject({
    name: 'ServiceError',
    status: 507,
    cause,
  })
})

test('any other failure stays what it is', async () => {
  const error = failure('40P01')
  await expect(failing(error, 'query')).rejects.toBe(error)
})
