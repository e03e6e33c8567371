import type { FixturesOf } from '../fixture-types.ts'
import type { schoolRequests } from './index.ts'

const school = {
  id: 'k1',
  name: 'SMK Anyaman Nusantara',
  slug: 'smk-anyaman-nusantara',
  city: 'Kota Yogyakarta',
  province: 'Daerah Istimewa Yogyakarta',
  isActive: true,
  students: 1320,
  contactName: 'Ratna Kusuma',
  contactRole: 'Wakil kepala sekolah',
  contactEmail: 'ratna@smk.example',
  contactPhone: '+62 812 0000 0000',
  registeredAt: '2026-11-20T03:00:00.000Z',
}
const items = [school, { ...school, id: 'k2', name: 'SMK Menanti Kabar', contactRole: null }]
const pagination = { page: 1, perPage: 10, totalItems: 2, totalPages: 1 }
const props = { heading: 'Menunggu persetujuan' }

export const fixtures = {
  filled: { props, data: { schools: { items, pagination } } },
  english: { props, data: { schools: { items, pagination } }, locale: 'en' },
  empty: {
    props,
    data: { schools: { items: [], pagination: { ...pagination, totalItems: 0, totalPages: 0 } } },
  },
} satisfies FixturesOf<typeof schoolRequests>
