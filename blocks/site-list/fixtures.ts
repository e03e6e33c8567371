import type { ManagedSite } from '#schemas/services/site.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { siteList } from './index.ts'

const host = (name: string, owner: string, since: string | null = '2026-11-01T00:00:00.000Z') => ({
  host: name,
  since,
  owner,
})
const site = (id: string, rest: Partial<ManagedSite>): ManagedSite => ({
  id,
  title: 'Sekolah Anggrek',
  layout: 'sekolah',
  wantedLayout: 'sekolah',
  hosts: [host('anggrek.example', id), host('www.anggrek.example', id)],
  origin: 'https://anggrek.example',
  settingsFrom: 'database',
  isOfLayout: false,
  isMaintenance: false,
  ...rest,
})
const items = [
  site('anggrek', {}),
  site('cempaka', {
    title: 'Cempaka',
    isMaintenance: true,
    isOfLayout: true,
    hosts: [host('cempaka.localhost', 'cempaka', null)],
    origin: 'http://cempaka.localhost',
  }),
  site('kenanga', {
    title: 'Kenanga',
    layout: 'default',
    wantedLayout: 'festival',
    hosts: [host('anggrek.example', 'anggrek', null)],
  }),
]
const pagination = { page: 1, perPage: 20, totalItems: items.length, totalPages: 1 }
const props = { heading: 'Semua situs', site: '/Kelola/Situs/:id', create: '/Kelola/Situs/Baru' }

export const fixtures = {
  filled: { props, data: { sites: { items, pagination } } },
  english: {
    props: { heading: 'Every site', lead: 'By their ids.', site: '/Kelola/Situs/:id' },
    data: { sites: { items, pagination } },
    locale: 'en',
  },
  'in maintenance': {
    props,
    data: { sites: { items: items.slice(1, 2), pagination: { ...pagination, totalItems: 1 } } },
    query: {
      path: '/Kelola/Situs',
      values: [
        { name: 'page', type: 'number', value: 1, default: 1, max: 500 },
        {
          name: 'state',
          type: 'choice',
          value: 'maintenance',
          of: ['open', 'maintenance', 'faulty'],
        },
      ],
      props: { page: 'page', state: 'state' },
    },
  },
  empty: {
    props,
    data: { sites: { items: [], pagination: { ...pagination, totalItems: 0, totalPages: 0 } } },
  },
} satisfies FixturesOf<typeof siteList>
