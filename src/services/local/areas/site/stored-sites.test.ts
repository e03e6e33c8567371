import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { removeSite } from './remove-site.ts'
import { changeClaims, readClaims } from './site-hosts.ts'
import { readUsage } from './site-usage.ts'
import { readSites, saveSite } from './stored-sites.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a site', () => {
    let opened: Opened
    beforeAll(async () => void (opened = await openForTest(await newPlace())))
    afterAll(() => opened.close())

    const site = { id: 'shop', layout: 'demo', hosts: ['a.test'], settings: { title: { id: 'A' } } }

    test('that was saved is read as it was saved, and one that only has rows is not', async () => {
      await saveSite(opened.database, site)
      await saveSite(opened.database, { ...site, hosts: ['a.test', 'b.test'] })
      expect(await readSites(opened.database)).toEqual([{ ...site, hosts: ['a.test', 'b.test'] }])
      expect(opened.news.at(-1)).toEqual({ siteId: 'shop', entity: 'site' })
    })

    test('does not get a host that another has', async () => {
      const other = saveSite(opened.database, { ...site, id: 'other', hosts: ['c.test', 'b.test'] })
      await expect(other).rejects.toMatchObject({ name: 'ServiceError', status: 409 })
      await saveSite(opened.database, { ...site, id: 'other', hosts: ['c.test'] })
      expect(await readSites(opened.database)).toHaveLength(2)
    })

    test('gets a host that another has given up', async () => {
      await saveSite(opened.database, { ...site, hosts: ['a.test'] })
      await saveSite(opened.database, { ...site, id: 'other', hosts: ['c.test', 'b.test'] })
      const owners = (await readClaims(opened.database)).map(({ host, siteId }) => [host, siteId])
      expect(owners).toEqual([
        ['a.test', 'shop'],
        ['b.test', 'other'],
        ['c.test', 'other'],
      ])
    })

    test('of two that claim one host at once, one gets it and the other is refused by name', async () => {
      const claim = (id: string) =>
        saveSite(opened.database, { ...site, id, hosts: [`${id}.test`, 'race.test'] }).then(
          () => id,
          (error: unknown) => String(error),
        )
      const ids = ['r1', 'r2', 'r3', 'r4', 'r5']
      const outcomes = await Promise.all(ids.map(claim))
      const [winner, ...others] = ids.filter((id) => outcomes.includes(id))
      expect([winner, others]).toEqual([expect.any(String), []])
      expect(outcomes.filter((one) => one !== winner)).toEqual(
        Array.from({ length: 4 }, () =>
          expect.stringContaining(`The host race.test belongs to the site ${winner}.`),
        ),
      )
      const stored = (await readSites(opened.database)).map(({ id }) => id)
      expect(stored.filter((id) => ids.includes(id))).toEqual([winner])
    })

    test('of two claims by layouts at once, one is kept and the other left out', async () => {
      const claim = (siteId: string) =>
        changeClaims(opened.database, { siteId, claim: ['both.test'], release: [] })
      await Promise.all([claim('l1'), claim('l2')])
      await claim('l1')
      const claims = (await readClaims(opened.database)).filter(({ host }) => host === 'both.test')
      expect(claims).toHaveLength(1)
      const [first] = claims
      const other = first?.siteId === 'l1' ? 'l2' : 'l1'
      await changeClaims(opened.database, { siteId: other, claim: [], release: ['both.test'] })
      expect(await readClaims(opened.database)).toContainEqual(first)
    })

    test('that is removed gives its hosts and settings up, and keeps its rows and its audit', async () => {
      const change = { event: 'removed', actorId: null, fields: [] } as const
      await opened.seed('other', () => exampleStarter)
      await removeSite(opened.database, 'other', { change })
      const claims = await readClaims(opened.database)
      expect(claims.filter(({ siteId }) => siteId === 'other')).toEqual([])
      expect((await readSites(opened.database)).map(({ id }) => id)).not.toContain('other')
      const { rows, changes } = await readUsage(opened.database, 'other')
      expect(rows['posts']).toBeGreaterThan(0)
      expect(changes).toMatchObject([change])
      expect((await readUsage(opened.database, 'shop')).changes).toEqual([])
    })

    test('that was removed is created again only when that is said', async () => {
      const other = { ...site, id: 'other', hosts: ['c.test'] }
      const change = (event: 'created' | 'restored') => ({ event, actorId: null, fields: [] })
      const created = saveSite(opened.database, other, { was: null, change: change('created') })
      await expect(created).rejects.toMatchObject({ status: 409, fields: [{ field: 'id' }] })
      await saveSite(opened.database, other, { was: null, change: change('restored') })
      expect(await readSites(opened.database)).toContainEqual(other)
    })
  })
})
