import type { NodeQuery } from '#schemas/page-query.ts'
import type { Me } from '#schemas/services/account.ts'
import type { ManagedAccount } from '#schemas/services/manage-accounts.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { accountList } from './index.ts'

const me: Me = {
  id: 'a1',
  name: 'Rahma Yuniar',
  email: 'rahma@situs.example',
  phone: null,
  kind: 'admin',
  user_kind: 1,
  verified: true,
}
const account = (id: string, rest: Partial<ManagedAccount>): ManagedAccount => ({
  id,
  email: `${id}@situs.example`,
  name: 'Sekar Arum',
  kind: 'student',
  user_kind: 4,
  leads: null,
  isSuspended: false,
  verified: true,
  createdAt: '2026-10-20T03:00:00.000Z',
  signedInAt: '2026-11-20T03:00:00.000Z',
  ...rest,
})
const items = [
  account('a2', {}),
  account('a3', { name: 'Damar Jati', kind: 'mentor', isSuspended: true, signedInAt: null }),
  account('a4', { name: 'Laras Wening', kind: 'superadmin', user_kind: 0 }),
  account('a1', { name: me.name, kind: 'admin', user_kind: 1, verified: false }),
]
const program = {
  id: 'p1',
  name: 'Jalur Pengembang Web',
  slug: 'jalur-pengembang-web',
  state: 'published' as const,
  date: null,
}
const programs = {
  items: [program],
  pagination: { page: 1, perPage: 100, totalItems: 1, totalPages: 1 },
}
/** Leads of a province, of a programme that is not public, and of nothing in particular. */
const leads = [
  account('l1', {
    name: 'Wulan Sari',
    kind: 'lead_region',
    user_kind: 9,
    leads: { program: null, province: { id: '32', name: 'Jawa Barat' } },
  }),
  account('l2', {
    name: 'Bagas Aditya',
    kind: 'lead_program',
    user_kind: 7,
    leads: { program: { id: 'p2', slug: 'rintisan', name: 'Rintisan' }, province: null },
  }),
  account('l3', {
    name: 'Ratih Puspa',
    kind: 'lead_program',
    user_kind: 7,
    leads: { program: null, province: null },
  }),
]
const pagination = { page: 1, perPage: 10, totalItems: 4, totalPages: 1 }
const props = { heading: 'Semua akun' }
/** The second page of the list, with what is searched for among the programmes. */
const queryOf = (programs: string | undefined): NodeQuery => ({
  path: '/Kelola/Akun',
  values: [
    { name: 'page', type: 'number', value: 2, default: 1, max: 500 },
    { name: 'program', type: 'text', value: programs, max: 100 },
  ],
  props: { page: 'page', programs: 'program' },
})

export const fixtures = {
  filled: { props, data: { accounts: { items, pagination }, me, programs } },
  english: { props, data: { accounts: { items, pagination }, me, programs }, locale: 'en' },
  leads: { props, data: { accounts: { items: leads, pagination }, me, programs } },
  'many programmes': {
    props,
    data: {
      accounts: { items: leads, pagination },
      me,
      programs: { ...programs, pagination: { ...programs.pagination, totalItems: 500 } },
    },
    query: queryOf(undefined),
  },
  'searched programmes': {
    props,
    data: { accounts: { items: leads, pagination }, me, programs },
    query: queryOf('web'),
  },
  'no such programme': {
    props,
    data: {
      accounts: { items: leads, pagination },
      me,
      programs: { items: [], pagination: { ...programs.pagination, totalItems: 0, totalPages: 0 } },
    },
    query: queryOf('tenun'),
  },
  empty: {
    props,
    data: {
      accounts: { items: [], pagination: { ...pagination, totalItems: 0, totalPages: 0 } },
      me,
      programs: null,
    },
  },
} satisfies FixturesOf<typeof accountList>
