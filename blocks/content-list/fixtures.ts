import type { FixturesOf } from '../fixture-types.ts'
import type { contentList } from './index.ts'

const pagination = { page: 1, perPage: 10, totalItems: 3, totalPages: 1 }
const rows = {
  items: [
    {
      id: 'b1',
      name: 'Kelas baru dibuka bulan depan',
      slug: 'kelas-baru-dibuka-bulan-depan',
      state: 'draft' as const,
      date: '2026-11-20T03:00:00.000Z',
    },
    {
      id: 'b2',
      name: 'Hasil lomba antarsekolah',
      slug: 'hasil-lomba-antarsekolah',
      state: 'scheduled' as const,
      date: '2026-12-01T03:00:00.000Z',
    },
    {
      id: 'b3',
      name: 'Catatan dari pameran karya',
      slug: 'catatan-dari-pameran-karya',
      state: 'published' as const,
      date: '2026-10-02T03:00:00.000Z',
    },
  ],
  pagination,
}
const query = {
  path: '/Kelola/Tulisan/post',
  values: [
    { name: 'page', type: 'number' as const, value: 1, default: 1, max: 500 },
    { name: 'search', type: 'text' as const, max: 100 },
    { name: 'sort', type: 'choice' as const, of: ['newest', 'oldest', 'name', 'position'] },
    {
      name: 'state',
      type: 'choice' as const,
      of: ['all', 'draft', 'pending', 'scheduled', 'published', 'deleted'],
      default: 'all',
      value: 'all',
    },
  ],
  props: { page: 'page', search: 'search', sort: 'sort', state: 'state' },
}

export const fixtures = {
  filled: { props: { area: 'post' }, data: { rows }, query },
  own: {
    props: { area: 'own-job' },
    data: {
      rows: {
        items: [
          {
            id: 'b5',
            name: 'Perancang kain',
            slug: 'perancang-kain',
            state: 'pending' as const,
            date: '2026-11-20T03:00:00.000Z',
          },
        ],
        pagination: { ...pagination, totalItems: 1 },
      },
    },
    query: { ...query, path: '/Akun/Lowongan' },
  },
  bin: {
    props: { area: 'mentor', state: 'deleted' },
    data: {
      deleted: {
        items: [
          {
            id: 'b4',
            name: 'Sari Melati',
            deletedAt: '2026-11-21T03:00:00.000Z',
            deletedBy: null,
            restorableUntil: '2026-12-21T03:00:00.000Z',
          },
        ],
        pagination,
      },
    },
    query,
    locale: 'en',
  },
  empty: {
    props: { area: 'class' },
    data: { rows: { items: [], pagination: { ...pagination, totalItems: 0, totalPages: 0 } } },
  },
} satisfies FixturesOf<typeof contentList>
