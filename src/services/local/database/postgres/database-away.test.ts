import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listMentors } from '#schemas/services/class.ts'
import { openTcpProxy, type TcpProxy } from '#tests/faults/tcp-proxy.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import type { NewPlace } from '../place-for-test.ts'
import { hasPostgres, newDatabase } from './new-database-for-test.ts'
import { waitForDatabase } from './wait-for-database.ts'

const away = { status: 503, retryAfter: 5, problem: 'busy' }

describe.skipIf(!hasPostgres)('a PostgreSQL that goes away', () => {
  let place: NewPlace
  let proxy: TcpProxy
  let opened: Opened
  beforeAll(async () => {
    place = await newDatabase()
    const stays = { place: place.place, remove: () => Promise.resolve() }
    const direct = await openForTest(stays)
    await direct.seed('alpha', () => exampleStarter)
    await direct.close()
    proxy = await openTcpProxy(place.place.databaseUrl ?? '')
    const through = { databaseUrl: proxy.address, folder: '' }
    opened = await openForTest({ ...stays, place: through }, 2000)
  })
  afterAll(async () => {
    await opened.close()
    await proxy.close()
    await place.remove()
  })

  const ask = () => opened.ask(listMentors, {})
  const isBack = () => vi.waitFor(async () => expect((await ask())?.items).toHaveLength(3), 60_000)

  test.each(['refuse', 'reset', 'hang'] as const)(
    'is 503 for callers while connections %s, and is used again by itself',
    async (mode) => {
      await isBack()
      await proxy.set(mode)
      for (let call = 0; call < 3; call++) await expect(ask()).rejects.toMatchObject(away)
      await proxy.set('forward')
      await isBack()
      await expect.poll(() => opened.database.state()).toBe('ready')
    },
  )

  test('is said to be away without being asked', async () => {
    await proxy.set('refuse')
    await expect.poll(() => opened.database.state()).toBe('away')
    await proxy.set('forward')
    await expect.poll(() => opened.database.state()).toBe('ready')
    await isBack()
  })

  test('a transaction that is cut in its middle is 503, and nothing of it is stored', async () => {
    const cut = opened.database.transaction({ role: 'writer', siteId: 'alpha' }, async (tx) => {
      await tx.execute('delete from class_mentors')
      await tx.execute('delete from mentors')
      await proxy.set('reset')
    })
    await expect(cut).rejects.toMatchObject(away)
    await proxy.set('forward')
    await isBack()
  })

  test('a call for which no connection is free in time is 503', async () => {
    const all = held()
    const inUse = Array.from({ length: 10 }, () => opened.backend.session(all.hold))
    await expect.poll(() => all.begun).toBe(10)
    await expect(ask()).rejects.toMatchObject(away)
    all.release()
    await Promise.all(inUse)
    await isBack()
  })
})

/** Work that goes on until it is released, and how many have begun it. */
function held() {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const work = { begun: 0, release, hold: () => ((work.begun += 1), released) }
  return work
}

describe.skipIf(!hasPostgres)('the connections of a PostgreSQL', () => {
  let opened: Opened
  beforeAll(async () => {
    opened = await openForTest(await newDatabase(), 30_000)
    await opened.seed('alpha', () => exampleStarter)
  })
  afterAll(() => opened.close())

  test('are lent in turn: who waits for one is answered when one is free', async () => {
    const all = held()
    const inUse = Array.from({ length: 10 }, () => opened.backend.session(all.hold))
    await expect.poll(() => all.begun).toBe(10)
    const waiting = Array.from({ length: 5 }, () => opened.ask(listMentors, {}))
    all.release()
    await Promise.all(inUse)
    for (const answer of await Promise.all(waiting)) expect(answer?.items).toHaveLength(3)
  })

  test('are left to everything else while visitors read with all of theirs', async () => {
    const { transaction } = opened.database
    const visitors = held()
    const actor = { role: 'visitor', siteId: 'alpha' } as const
    const reads = Array.from({ length: 12 }, () => transaction(actor, visitors.hold))
    await expect.poll(() => visitors.begun).toBeGreaterThan(0)
    await transaction({ role: 'server', siteId: 'alpha' }, (tx) => tx.execute('select 1'))
    expect(visitors.begun).toBeLessThan(12)
    visitors.release()
    await Promise.all(reads)
    expect(visitors.begun).toBe(12)
  })
})

describe.skipIf(!hasPostgres)('at the start', () => {
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)

  test('a PostgreSQL that comes late is waited for, with a line for each try', async () => {
    const { place, remove } = await newDatabase()
    const proxy = await openTcpProxy(place.databaseUrl ?? '')
    await proxy.set('refuse')
    const waited = waitForDatabase(proxy.address, { log, patience: 30_000, deadline: 1000 })
    await expect.poll(() => lines.length).toBeGreaterThan(1)
    await proxy.set('forward')
    await waited
    expect(lines[0]).toMatch(
      /^PostgreSQL at 127\.0\.0\.1:\d+, database tenun_test_\w+ is not there/,
    )
    expect(lines[0]).toContain('nothing listens there (ECONNREFUSED)')
    await proxy.close()
    await remove()
  })

  test('one that never comes is told in one sentence, without the password of its address', async () => {
    const address = 'postgresql://sari:rahasia@127.0.0.1:1/tenun'
    const waiting = waitForDatabase(address, { log, patience: 300, deadline: 1000 })
    const error: unknown = await waiting.catch((cause: unknown) => cause)
    expect(String(error)).toContain('could not be reached in 0 seconds: nothing listens there')
    expect(String(error)).not.toMatch(/rahasia|\n/)
  })

  test('where waiting cannot help, none is made', async () => {
    const { place, remove } = await newDatabase()
    const none = new URL(place.databaseUrl ?? '')
    none.pathname = '/tenun_none'
    lines.length = 0
    const waiting = waitForDatabase(none.href, { log, patience: 60_000, deadline: 5000 })
    await expect(waiting).rejects.toThrow('cannot be used: it has no database of this name (3D000)')
    expect(lines).toEqual([])
    await remove()
  })
})
