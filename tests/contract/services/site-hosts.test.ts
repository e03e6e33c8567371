import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { config } from '#src/services/local/config-for-test.ts'
import { backends } from '#src/services/local/database/new-database-for-test.ts'
import type { NewPlace } from '#src/services/local/database/place-for-test.ts'
import { openLocalServices } from '#src/services/local/open.ts'
import type { Services } from '#src/services/service.ts'
import { until } from '#tests/serve.ts'
import { layoutWithHosts as layout, libraryOf, withRows } from '#tests/services/library-of.ts'
import { openSiteList } from '#src/server/main-sites.ts'
import { endSite } from '#src/server/site-management/manage-sites.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the hosts of sites', () => {
    let place: NewPlace
    let services: Services
    const log: string[] = []
    const open = () => openLocalServices({ ...place.place, log: () => undefined, config })
    beforeAll(async () => {
      place = await newPlace()
      services = await open()
    })
    afterAll(async () => {
      await services.close()
      await place.remove()
    })

    const start = async (...layouts: CompiledLayout[]) => {
      const made = libraryOf(layouts)
      const list = await openSiteList({
        config: { hasLocalHosts: true, localPort: 3000 },
        library: made.library,
        services,
        log: pino({ level: 'error' }, { write: (line: string) => void log.push(line) }),
      })
      return { ...list, ...made, idAt: (host: string) => list.current().findByHost(host)?.id }
    }

    test('a site without one is at its local name, at the port that the server is reached at', async () => {
      const { current } = await start(layout('sendiri'))
      expect(current().findById('sendiri')?.origin).toBe('http://sendiri.localhost:3000')
    })

    test('belong to the first that claimed them, whatever the alphabet says, also after a restart', async () => {
      const first = await start(layout('zebra', 'kita.id', 'zebra.id'))
      expect(first.idAt('kita.id')).toBe('zebra')
      await services.close()
      services = await open()
      log.length = 0
      const second = await start(
        layout('angsa', 'kita.id', 'angsa.id'),
        layout('zebra', 'kita.id', 'zebra.id'),
      )
      expect(['kita.id', 'angsa.id', 'zebra.id'].map(second.idAt)).toEqual([
        'zebra',
        'angsa',
        'zebra',
      ])
      expect(log).toHaveLength(1)
      expect(log[0]).toContain('kita.id belongs to zebra, which claimed it first')
    })

    test('stay with a layout that is missing for a while', async () => {
      const { idAt } = await start(layout('angsa', 'kita.id', 'angsa.id'))
      expect(idAt('kita.id')).toBeUndefined()
      const again = await start(layout('angsa', 'kita.id'), layout('zebra', 'kita.id'))
      expect(again.idAt('kita.id')).toBe('zebra')
    })

    test('of a layout that is gone for good are given up by removing its site', async () => {
      const zebra = layout('zebra', 'kita.id', 'zebra.id')
      const list = await start(layout('bekas', 'bekas.id'), zebra)
      list.exchange([layout('angsa', 'bekas.id'), zebra])
      await until(async () => list.idAt('angsa.localhost') === 'angsa', 'angsa is served')
      expect(list.idAt('bekas.id')).toBeUndefined()
      expect(await endSite(list, 'bekas', { actorId: null })).toEqual(['bekas.id'])
      await until(async () => list.idAt('bekas.id') === 'angsa', 'bekas.id is angsa’s')
    })

    test('are given up when a layout no longer names them, and go to the next at once', async () => {
      const { exchange, idAt } = await start(layout('angsa', 'kita.id'), layout('zebra', 'kita.id'))
      expect(idAt('kita.id')).toBe('zebra')
      exchange([layout('angsa', 'kita.id'), layout('zebra', 'zebra.id')])
      await until(async () => idAt('kita.id') === 'angsa', 'kita.id is angsa’s')
    })

    test('of a site that is saved are looked up alone: another site stays the same object', async () => {
      const { store, current } = await start(layout('angsa', 'angsa.id'), layout('zebra'))
      const other = current().findById('angsa')
      const saved = { id: 'zebra', layout: 'zebra', hosts: [], settings: { title: 'Belang' } }
      await store.save(saved)
      await until(
        async () => current().findById('zebra')?.settings.title === 'Belang',
        'zebra has its title',
      )
      expect(current().findById('angsa')).toBe(other)
      await store.remove('zebra', {})
    })

    test('and its first rows come with its first request, once, also after a restart', async () => {
      const merak = withRows(layout('merak', 'merak.id'))
      const list = await start(merak)
      const site = list.current().findByHost('merak.id')
      if (site === undefined) throw new Error('merak is not served')
      const [first, second] = [list.firstRows(site), list.firstRows(site)]
      expect(first).toBe(second)
      await first
      expect(list.firstRows(site)).toBeUndefined()
      const again = await start(merak)
      expect(again.firstRows(site)).toBeUndefined()
    })

    test('and where there are none, these are asked for once for each version of its layout', async () => {
      const list = await start(layout('kosong', 'kosong.id'))
      const site = list.current().findByHost('kosong.id')
      if (site === undefined) throw new Error('kosong is not served')
      await list.firstRows(site)
      expect(list.firstRows(site)).toBeUndefined()
      const later = { ...withRows(site.layout), revision: 'later' }
      await list.firstRows({ ...site, layout: later })
      expect(await services.sites.seeded()).toContain('kosong')
    })

    test('of a stored site are claimed and served without a restart', async () => {
      const { store, idAt } = await start(layout('angsa', 'angsa.id'))
      const row = { id: 'toko', layout: 'angsa', hosts: ['toko.id'], settings: { title: 'Toko' } }
      await store.save(row)
      await until(async () => idAt('toko.id') === 'toko', 'the new site is served')
      const taken = store.save({ ...row, id: 'lain', hosts: ['toko.id'] })
      await expect(taken).rejects.toMatchObject({ status: 409 })
      await store.remove('toko', {})
      await until(async () => idAt('toko.id') === undefined, 'the removed site is gone')
    })
  })
})
