import type { FixturesOf } from '../fixture-types.ts'
import type { sentList } from './index.ts'

const pagination = { page: 1, perPage: 10, totalItems: 2, totalPages: 1 }
const nothing = { ...pagination, totalItems: 0, totalPages: 0 }
const props = { heading: 'Kiriman pengunjung' }
const sentAt = '2026-11-20T03:00:00.000Z'

export const fixtures = {
  filled: {
    props,
    data: {
      sent: {
        items: [
          {
            id: 's1',
            name: 'Laras Wening',
            city: 'Salatiga',
            topics: ['Kelas', 'Beasiswa'],
            message: 'Semoga ada kelas akhir pekan.\nSaya bekerja pada hari biasa.',
            sentAt,
            state: 'pending',
          },
          {
            id: 's2',
            name: 'Damar Jati',
            city: null,
            topics: [],
            message: 'Semoga tahun depan ada acara temu mentor di luar Jawa.',
            sentAt,
            state: 'approved',
          },
        ],
        pagination,
      },
    },
  },
  donations: {
    props: { ...props, of: 'donations', state: 'approved' },
    data: {
      sent: {
        items: [
          { id: 's3', name: null, message: null, amount: 250_000, sentAt, state: 'approved' },
        ],
        pagination,
      },
    },
    locale: 'en',
  },
  deleted: {
    props: { ...props, of: 'testimonies', state: 'deleted' },
    data: {
      sent: {
        items: [
          {
            id: 's4',
            name: 'Sekar Arum',
            deletedAt: sentAt,
            deletedBy: 'a1',
            restorableUntil: '2026-12-20T03:00:00.000Z',
          },
        ],
        pagination,
      },
    },
  },
  empty: { props, data: { sent: { items: [], pagination: nothing } } },
} satisfies FixturesOf<typeof sentList>
