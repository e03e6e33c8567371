import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listGalleries } from '#schemas/services/gallery.ts'
import { listPostKinds } from '#schemas/services/post-kind.ts'
import { listPrograms } from '#schemas/services/program.ts'
import { backends } from './database/new-database-for-test.ts'
import { openNode, type SiteId, sites } from './open-node-for-test.ts'
import { exampleStarter } from './seed/example-starter-for-test.ts'
import { seed } from './seed/seed.ts'

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
      await vi.waitFor(() => {
        for (const { received } of nodes) expect(received).toEqual(first?.received)
      }, 60_000)
    })
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
      await vi.waitFor(() => {
        for (const [i, { received }] of nodes.entries())
          for (const site of sites)
            expect(received[site] - (known[i]?.received[site] ?? 0)).toBe(written[site])
      }, 60_000)
    })

    test('cost one transaction the first time, and nothing until a change or a loss of changes', async () => {
      const { serve, sent, write, feed } = nodeAt(0)
      // With its moment, as a page asks: how many reads of others share a transaction follows how long they take.
      const context = { siteId: 'alpha', origin: '', caller: null, now: new Date() }
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
        'script',
        'script',
        ...Array.from({ length: statements }, () => 'statement'),
      ]
      feed.missed()
      expect(await page()).toEqual(transaction(4))
      expect(await page()).toEqual([])
      await write('beta', 'beta 9999')
      expect(await page()).toEqual([])
      await write('alpha', 'alpha 9999')
      expect(await page()).toEqual(transaction(1))
      feed.missed()
      expect(await page()).toEqual(transaction(4))
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
