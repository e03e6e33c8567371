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
    begin: () => Promise.resolve(),
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

/** A database whose scripts and shares are recorded; a query answers with its values, after a wait. */
function watched(wait = () => Promise.resolve()) {
  const scripts: string[] = []
  const session: Session = {
    query: async (_sql, values) => {
      await wait()
      return [values]
    },
    table: () => Promise.resolve({ names: [], rows: [] }),
    begin: (text) => Promise.resolve(void scripts.push(text)),
    script: (text) => Promise.resolve(void scripts.push(text)),
  }
  const shares: (string | undefined)[] = []
  const { transaction } = toDatabase({
    name: 'watched',
    session: (use, share) => {
      shares.push(share)
      return use(session)
    },
    state: () => 'ready',
    close: () => Promise.resolve(),
  })
  return { transaction, scripts, shares }
}

test('what the server reads at one time of one site shares a transaction, which can change nothing', async () => {
  const { transaction, scripts, shares } = watched()
  const read = (siteId: string, value: number) =>
    transaction({ role: 'server', siteId, isBatched: true }, (tx) =>
      tx.execute(sql`select ${value}`),
    )
  const found = await Promise.all([read('alpha', 1), read('alpha', 2), read('beta', 3)])
  expect(found).toEqual([1, 2, 3].map((value) => [[value]]))
  // Its connections are not those of visitors, which may be taken by their reads.
  expect(shares).toEqual(['rest', 'rest'])
  expect(
    scripts.map((text) => /^(COMMIT|BEGIN READ ONLY.*'(?:alpha|beta)')/.exec(text)?.[0]),
  ).toEqual([
    expect.stringContaining("'alpha'"),
    'COMMIT',
    expect.stringContaining("'beta'"),
    'COMMIT',
  ])
})

test('all reads of a page share a transaction, and of callers as many as take little time', async () => {
  const { transaction, shares } = watched(() => new Promise((done) => setTimeout(done, 80)))
  const readAll = async (times: number, now?: Date) => {
    shares.length = 0
    const read = () =>
      transaction({ role: 'visitor', siteId: 'alpha', now, isBatched: true }, (tx) =>
        tx.execute(sql`select 1`),
      )
    await Promise.all(Array.from({ length: times }, read))
    return shares.length
  }
  expect(await readAll(14)).toBe(1)
  for (let i = 0; i < 20; i++) await readAll(1)
  expect(await readAll(4)).toBe(4)
  expect(await readAll(14, new Date())).toBe(1)
})
