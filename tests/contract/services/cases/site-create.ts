import { expect } from 'vitest'
import {
  createSite,
  type DetailedSite,
  listSites,
  listUsableLayouts,
  type ManagedSite,
  readSite,
  type UsableLayout,
} from '#schemas/services/site.ts'
import type { Case } from '../case.ts'

const as = 'superadmin'
const branch = { id: 'cabang', layout: 'lms', hosts: ['Cabang.Tenun.Example.'] }

/** How sites are made, listed and read. */
export const siteCreate: Case[] = [
  {
    name: 'a further site is made on a layout, closed until it is opened',
    endpoint: createSite,
    as,
    input: { ...branch, settings: { title: 'Cabang' } },
    status: 201,
    check: (data: DetailedSite, _world, { headers }) => {
      expect(data).toMatchObject({
        id: 'cabang',
        title: 'Cabang',
        layout: 'lms',
        wantedLayout: 'lms',
        hosts: [{ host: 'cabang.tenun.example', since: expect.any(String), owner: 'cabang' }],
        origin: 'https://cabang.tenun.example',
        settingsFrom: 'database',
        isOfLayout: false,
        isMaintenance: true,
      })
      expect(headers.get('etag')).toMatch(/^"[\w-]+"$/)
    },
  },
  {
    name: 'it is listed among those in maintenance, as it is made',
    endpoint: listSites,
    as,
    input: { state: 'maintenance' },
    status: 200,
    check: ({ items }: { items: ManagedSite[] }) => {
      expect(items.map(({ id }) => id)).toContain('cabang')
      expect(items.map(({ id }) => id)).not.toContain('demo')
      expect(items.every(({ isMaintenance }) => isMaintenance)).toBe(true)
    },
  },
  {
    name: 'it is not listed among those that are open',
    endpoint: listSites,
    as,
    input: { state: 'open' },
    status: 200,
    check: ({ items }: { items: ManagedSite[] }) => {
      expect(items.map(({ id }) => id)).toContain('demo')
      expect(items.map(({ id }) => id)).not.toContain('cabang')
      expect(items.some(({ isMaintenance }) => isMaintenance)).toBe(false)
    },
  },
  {
    name: 'sites are in no other state than those that there are',
    endpoint: listSites,
    as,
    input: { state: 'half' },
    status: 400,
    field: 'state',
  },
  {
    name: 'it is listed like the site of a layout’s folder',
    endpoint: listSites,
    as,
    input: { search: 'TENUN' },
    status: 200,
    check: (data: { items: ManagedSite[] }) => {
      const found = data.items.map(({ id, settingsFrom, isOfLayout }) => [
        id,
        settingsFrom,
        isOfLayout,
      ])
      expect(found).toContainEqual(['cabang', 'database', false])
      expect(found).toContainEqual(['demo', 'layout', true])
      const demo = data.items.find(({ id }) => id === 'demo')
      expect(demo?.hosts).toContainEqual({ host: 'localhost', since: null, owner: 'demo' })
      expect(demo?.hosts[0]).toMatchObject({ since: expect.any(String), owner: 'demo' })
    },
  },
  {
    name: 'the layouts that there are for a site have titles, and those for other layouts are not among them',
    endpoint: listUsableLayouts,
    as,
    status: 200,
    check: ({ items }: { items: UsableLayout[] }) => {
      expect(items).toContainEqual({ name: 'demo', title: 'Tenun Demo' })
      expect(items.map(({ name }) => name)).not.toContain('base')
    },
  },
  {
    name: 'it is read with its settings',
    endpoint: readSite,
    as,
    input: { id: 'cabang' },
    status: 200,
    check: (data: DetailedSite) =>
      expect(data.settings).toMatchObject({ title: 'Cabang', layout: 'lms' }),
  },
  {
    name: 'a site of that name there is already',
    endpoint: createSite,
    as,
    input: branch,
    status: 409,
    field: 'id',
  },
  ...['foundation', 'base'].map((id): Case => ({
    name: `the name of a layout is no name for another site: ${id}`,
    endpoint: createSite,
    as,
    input: { id, layout: 'lms' },
    status: 409,
    field: 'id',
  })),
  ...['Cabang', '1x', 'a_b', '', '../x'].map((id): Case => ({
    name: `an id that is none: ${JSON.stringify(id)}`,
    endpoint: createSite,
    as,
    input: { id, layout: 'lms' },
    status: 400,
    field: 'id',
  })),
  ...['tiada', 'base'].map((layout): Case => ({
    name: `no site is made on ${layout}`,
    endpoint: createSite,
    as,
    input: { id: 'cabang-dua', layout },
    status: 422,
    field: 'layout',
  })),
  ...[
    'localhost',
    '127.0.0.1',
    '192.168.*',
    '192.168.1.1',
    'lms.localhost',
    'a b',
    'x.id:80',
    '[::1]',
  ].map((host): Case => ({
    name: `a host that is nobody’s is not claimed: ${host}`,
    endpoint: createSite,
    as,
    input: { id: 'cabang-dua', layout: 'lms', hosts: [host] },
    status: 422,
    field: 'hosts',
  })),
  {
    name: 'a host of another site is refused by its name',
    endpoint: createSite,
    as,
    input: { id: 'cabang-dua', layout: 'lms', hosts: ['cabang.tenun.EXAMPLE'] },
    status: 409,
    field: 'hosts',
    check: (_data: unknown, _world, { body }) =>
      expect(body).toMatchObject({
        message: 'The host cabang.tenun.example belongs to the site cabang.',
      }),
  },
  {
    name: 'settings that are none are refused by their name',
    endpoint: createSite,
    as,
    input: { id: 'cabang-dua', layout: 'lms', settings: { css: { clr_primary: 'blue' } } },
    status: 422,
    field: 'settings.css.clr_primary',
  },
]
