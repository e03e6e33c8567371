import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listPrograms } from '#schemas/services/program.ts'
import { listPostKinds } from '#schemas/services/post-kind.ts'
import { listGalleries } from '#schemas/services/gallery.ts'
import type { Backend } from './database/backend.ts'
import { createChangeFeed } from './database/change-feed.ts'
import { toDatabase } from './database/database.ts'
import { backends } from './database/new-database-for-test.ts'
import { openDatabase } from './database/open-database.ts'
import type { NewPlace } from './database/place-for-test.ts'
import { programs } from './database/tables/program-tables.ts'
import { depsForTest } from './deps-for-test.ts'
import { openCalls } from './open-calls.ts'
import { exampleStarter } from './seed/example-starter-for-test.ts'
import { seed } from './seed/seed.ts'

const sites = ['alpha', 'beta'] as const
type SiteId = (typeof sites)[number]

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
        script(sql) {
          sent.push('script')
          return session.script(sql)
        },
      }),
    ),
})

/** The services of one process, and how many changes of the programs of each site it has received. */
async function openNode(place: NewPlace['place']) {
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

describe.each(backends)('$name', ({ name, isHere, newPlace }) => {
  describe.skipIf(!isHere)('cached answers', () => {
    const nodes: Awaited<ReturnType<typeof openNode>>[] = []
    let remove: () => Promise<void>
    beforeAll(async () => {
      const made = await newPlace()
      const count = name === 'PostgreSQL' ? 2 : 1
      for (let i = 0; i < count; i++) nodes.push(await openNode(made.place))
      remove = made.remove
      const [first] = nodes
      for (const site of sites)
        if (first) await seed(first.database, site, { starter: () => exampleStarter })
      await vi.waitFor(
        () => {
          for (const { received } of nodes) expect(received).toEqual(first?.received)
        },
        { timeout: 10_000 },
      )
    }, 60_000)
    afterAll(async () => {
      for (const { database } of nodes) await database.close()
      await remove()
    })

    const nodeAt = (i: number) => nodes[i % nodes.length] ?? expect.unreachable()

    test('are never older than the last change that their process has received, and never of another site', async () => {
      const written = { alpha: 0, beta: 0 }
      const known = nodes.map(({ received }) => ({
        received: { ...received },
        own: { alpha: 0, beta: 0 },
      }))
      const check = async (at: number, site: SiteId) => {
        const { received, own } = known[at % nodes.length] ?? expect.unreachable()
        const least = Math.max(own[site], nodeAt(at).received[site] - received[site])
        const [, of, version = '0'] = /^(\w+) (\d+)$/.exec(await nodeAt(at).read(site)) ?? []
        if (of !== undefined) expect(of).toBe(site)
        expect(Number(version)).toBeGreaterThanOrEqual(least)
      }
      const steps = fc.array(
        fc.record({
          isWrite: fc.boolean(),
          isAwaited: fc.boolean(),
          node: fc.nat(1),
          site: fc.constantFrom(...sites),
        }),
        { minLength: 5, maxLength: 25 },
      )
      await fc.assert(
        fc.asyncProperty(steps, async (all) => {
          const reads: Promise<void>[] = []
          for (const { isWrite, isAwaited, node, site } of all) {
            if (isWrite) {
              const version = ++written[site]
              await nodeAt(node).write(site, `${site} ${version}`)
              const { own } = known[node % nodes.length] ?? expect.unreachable()
              own[site] = version
            }
            reads.push(check(node, site))
            if (isAwaited) await Promise.all(reads)
          }
          await Promise.all(reads)
        }),
        { numRuns: 12 },
      )
      // Every process receives every change.
      await vi.waitFor(
        () => {
          for (const [i, { received }] of nodes.entries())
            for (const site of sites)
              expect(received[site] - (known[i]?.received[site] ?? 0)).toBe(written[site])
        },
        { timeout: 10_000 },
      )
    }, 60_000)

    test('cost one transaction the first time, and nothing until a change or a loss of changes', async () => {
      const { serve, sent, write, feed } = nodeAt(0)
      const context = { siteId: 'alpha', origin: '', caller: null }
      const page = async () => {
        sent.length = 0
        await Promise.all(
          [listPrograms, listPostKinds, listGalleries].map((endpoint) =>
            serve(endpoint, context, endpoint.input.parse({})),
          ),
        )
        return sent.toSorted()
      }
      const transaction = (statements: number) => [
        ...['script', 'script'],
        ...Array.from({ length: statements }, () => 'statement'),
      ]
      feed.missed()
      expect(await page()).toEqual(transaction(6))
      expect(await page()).toEqual([])
      await write('beta', 'beta 9999')
      expect(await page()).toEqual([])
      await write('alpha', 'alpha 9999')
      expect(await page()).toEqual(transaction(2))
      feed.missed()
      expect(await page()).toEqual(transaction(6))
    })

    test('are the same object for everyone, which nobody can change', async () => {
      const { serve } = nodeAt(0)
      const context = { siteId: 'alpha', origin: '', caller: null }
      const read = () => serve(listPrograms, context, listPrograms.input.parse({}))
      const [one, two] = await Promise.all([read(), read()])
      expect(one).toBe(two)
      expect(await read()).toBe(one)
      expect(Object.isFrozen(one)).toBe(true)
    })
  })
})
