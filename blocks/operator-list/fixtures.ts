import type { Me } from '#schemas/services/account.ts'
import type { Operator } from '#schemas/services/operator.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { operatorList } from './index.ts'

const me: Me = {
  id: 'o1',
  name: 'Laras Wening',
  email: 'laras@situs.example',
  phone: null,
  kind: 'superadmin',
  user_kind: 0,
  verified: true,
}
const operator = (id: string, rest: Partial<Operator>): Operator => ({
  id,
  site: { id: 'anggrek', title: 'Sekolah Anggrek' },
  email: `${id}@situs.example`,
  name: 'Sekar Arum',
  kind: 'admin',
  isSuspended: false,
  createdAt: '2026-10-20T03:00:00.000Z',
  signedInAt: '2026-11-20T03:00:00.000Z',
  ...rest,
})
const items = [
  operator('o1', { name: me.name, kind: 'superadmin' }),
  operator('o2', {}),
  operator('o3', {
    name: 'Damar Jati',
    site: { id: 'cempaka', title: 'Cempaka' },
    isSuspended: true,
    signedInAt: null,
  }),
]
const site = (id: string, title: string) => ({
  id,
  title,
  layout: id,
  wantedLayout: id,
  hosts: [],
  origin: `https://${id}.example`,
  settingsFrom: 'layout' as const,
  isOfLayout: true,
  isMaintenance: false,
})
const pagination = { page: 1, perPage: 20, totalItems: items.length, totalPages: 1 }
const sites = {
  items: [site('anggrek', 'Sekolah Anggrek'), site('cempaka', 'Cempaka')],
  pagination: { page: 1, perPage: 100, totalItems: 2, totalPages: 1 },
}
const props = { heading: 'Semua pengelola' }
const data = { operators: { items, pagination }, sites, me }

export const fixtures = {
  filled: { props, data },
  english: { props, data, locale: 'en' },
  'of one site': {
    props: { ...props, site: 'cempaka' },
    data: { ...data, operators: { items: items.slice(2), pagination } },
    query: {
      path: '/Kelola/Operator',
      values: [
        { name: 'page', type: 'number', value: 1, default: 1, max: 500 },
        { name: 'site', type: 'text', value: 'cempaka', max: 63 },
        { name: 'state', type: 'choice', value: 'suspended', of: ['active', 'suspended'] },
      ],
      props: { page: 'page', site: 'site', state: 'state' },
    },
  },
  'many sites': {
    props,
    data: { ...data, sites: { ...sites, pagination: { ...sites.pagination, totalPages: 3 } } },
  },
  empty: {
    props,
    data: {
      operators: { items: [], pagination: { ...pagination, totalItems: 0, totalPages: 0 } },
      sites,
      me,
    },
  },
} satisfies FixturesOf<typeof operatorList>
