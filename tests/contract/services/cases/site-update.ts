import { expect } from 'vitest'
import {
  createSite,
  deleteSite,
  type DetailedSite,
  listSites,
  readSite,
  readSiteUsage,
  updateSite,
} from '#schemas/services/site.ts'
import type { Case } from '../case.ts'
import { change, manage } from '../managed-site.ts'

const as = 'superadmin'

/** A case in which a change of the branch is refused, with the field that the answer names. */
const refused = (
  name: string,
  input: Record<string, unknown>,
  [status, field]: [number, string],
): Case => ({
  name,
  endpoint: readSite,
  as,
  input: { id: 'cabang' },
  status: 200,
  async check(_data: unknown, world) {
    const reply = await change(world, { id: 'cabang', ...input })
    expect([reply.status, reply.body]).toEqual([
      status,
      expect.objectContaining({ errors: [expect.objectContaining({ field })] }),
    ])
  },
})

/** How sites are changed and deleted, after those of site-create.ts. */
export const siteUpdate: Case[] = [
  refused('an unknown layout is refused', { layout: 'tiada' }, [422, 'layout']),
  refused('the host of a layout’s site is refused', { hosts: ['demo.tenun.example'] }, [
    409,
    'hosts',
  ]),
  refused(
    'an origin at a foreign host is refused',
    { settings: { meta: { url: 'https://evil.example' } } },
    [422, 'settings.meta.url'],
  ),
  refused(
    'a picture that the layout does not have is refused',
    { settings: { logoDark: 'asset:tiada.svg' } },
    [422, 'settings.logoDark'],
  ),
  refused('a setting that is none is refused', { settings: { plan: 'gold' } }, [422, 'settings.']),
  refused('the layout is no setting', { settings: { layout: 'lms' } }, [422, 'settings.layout']),
  {
    name: 'hosts, layout and single settings are changed; the others stay',
    endpoint: readSite,
    as,
    input: { id: 'cabang' },
    status: 200,
    async check(_data: unknown, world) {
      const hosts = ['www.cabang.tenun.example', 'cabang.tenun.example']
      const settings = { isMaintenance: false, meta: { url: 'https://www.cabang.tenun.example' } }
      const reply = await change(world, { id: 'cabang', layout: 'foundation', hosts, settings })
      expect(reply.status).toBe(200)
      expect(reply.data).toMatchObject({
        title: 'Cabang',
        layout: 'foundation',
        origin: 'https://www.cabang.tenun.example',
        isMaintenance: false,
      })
    },
  },
  {
    name: 'a host that is given up can be claimed by another site',
    endpoint: readSite,
    as,
    input: { id: 'cabang' },
    status: 200,
    async check(_data: unknown, world) {
      const settings = { meta: { url: '' } }
      await change(world, { id: 'cabang', hosts: ['cabang.tenun.example'], settings })
      const reply = await manage(world, {
        endpoint: createSite,
        input: {
          id: 'cabang-dua',
          layout: 'lms',
          hosts: ['www.cabang.tenun.example'],
        },
      })
      expect(reply.status).toBe(201)
    },
  },
  {
    name: 'the site of a layout’s folder is changed the same way, but keeps the hosts that its folder names',
    endpoint: readSite,
    as,
    input: { id: 'lms' },
    status: 200,
    async check(data: DetailedSite, world) {
      expect(data).toMatchObject({ isOfLayout: true })
      const written = data.hosts.map(({ host }) => host)
      const without = await change(world, { id: 'lms', hosts: ['baru.tenun.example'] })
      expect([without.status, without.body]).toEqual([
        422,
        expect.objectContaining({ errors: [expect.objectContaining({ field: 'hosts' })] }),
      ])
      const reply = await change(world, { id: 'lms', hosts: [...written, 'baru.tenun.example'] })
      expect(reply.data).toMatchObject({ settingsFrom: 'both' })
      expect((await change(world, { id: 'lms', hosts: written })).status).toBe(200)
    },
  },
  {
    name: 'a change names the version that it was made from',
    endpoint: updateSite,
    as,
    input: { id: 'cabang' },
    status: 428,
  },
  {
    name: 'a change of an older version is refused',
    endpoint: updateSite,
    as,
    input: { id: 'cabang' },
    headers: { 'if-match': '"old"' },
    status: 412,
  },
  {
    name: 'a site that is not there is not read',
    endpoint: readSite,
    as,
    input: { id: 'tiada' },
    status: 404,
  },
  {
    name: 'what a site stores is counted, and its changes are listed',
    endpoint: readSiteUsage,
    as,
    input: { id: 'cabang' },
    status: 200,
    check: (data: {
      rows: Record<string, number>
      changes: { event: string; fields: string[] }[]
    }) => {
      // Its first rows come with its first request.
      expect(data.rows).toMatchObject({ accounts: 0, invoices: 0, posts: 0 })
      expect(data.changes.map(({ event }) => event)).toEqual(['updated', 'updated', 'created'])
      expect(data.changes[1]?.fields).toEqual([
        'settings.isMaintenance',
        'settings.meta',
        'hosts',
        'layout',
      ])
    },
  },
  {
    name: 'the usage of a site that is not there',
    endpoint: readSiteUsage,
    as,
    input: { id: 'tiada' },
    status: 404,
  },
  {
    name: 'a site is deleted in the version that was read',
    endpoint: deleteSite,
    as,
    input: { id: 'cabang-dua' },
    status: 428,
  },
  {
    name: 'a deleted site gives its hosts up, and comes back only when that is said',
    endpoint: readSite,
    as,
    input: { id: 'cabang-dua' },
    status: 200,
    async check(_data: unknown, world, { headers }) {
      const etag = headers.get('etag') ?? ''
      const deleted = await manage(world, {
        endpoint: deleteSite,
        input: { id: 'cabang-dua' },
        etag,
      })
      expect(deleted.data).toEqual({
        id: 'cabang-dua',
        releasedHosts: ['www.cabang.tenun.example'],
      })
      expect(
        (await manage(world, { endpoint: readSite, input: { id: 'cabang-dua' } })).status,
      ).toBe(404)
      const again = { id: 'cabang-dua', layout: 'lms' }
      expect((await manage(world, { endpoint: createSite, input: again })).status).toBe(409)
      expect(
        (await manage(world, { endpoint: createSite, input: { ...again, restore: true } })).status,
      ).toBe(201)
    },
  },
  {
    name: 'the site of a layout’s folder is not deleted',
    endpoint: readSite,
    as,
    input: { id: 'demo' },
    status: 200,
    async check(_data: unknown, world, { headers }) {
      const etag = headers.get('etag') ?? ''
      expect(
        (await manage(world, { endpoint: deleteSite, input: { id: 'demo' }, etag })).status,
      ).toBe(409)
    },
  },
  {
    name: 'a superadmin of one site manages sites at another',
    endpoint: listSites,
    as,
    site: 'lms',
    input: { page: 1, pageSize: 1 },
    status: 200,
    check: (data: { items: unknown[]; pagination: object }) => {
      expect(data.items).toHaveLength(1)
      expect(data.pagination).toMatchObject({ page: 1, perPage: 1 })
    },
  },
]
