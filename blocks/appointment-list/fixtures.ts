import type { Appointment } from '#schemas/services/appointment.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { appointmentList } from './index.ts'

const appointment = (id: string, rest: Partial<Appointment>): Appointment => ({
  id,
  topic: 'Kunjungan ke studio',
  name: 'Rahma Fitriani',
  email: 'rahma@kampus.example',
  phone: '+62 812-3456-7890',
  institution: 'Kampus Contoh',
  preferredDate: '2026-12-01',
  slot: null,
  message: 'Kami datang bersama dua belas siswa.\nPagi lebih baik.',
  sentAt: '2026-11-20T03:00:00.000Z',
  state: 'new',
  ...rest,
})
const items = [
  appointment('j1', {}),
  appointment('j2', { topic: 'Kerja sama magang', institution: '', state: 'answered' }),
  appointment('j3', { topic: 'Wawancara', message: '', state: 'closed' }),
  appointment('j4', {
    topic: 'Peragaan',
    slot: {
      startsAt: '2026-12-01T03:00:00.000Z',
      endsAt: '2026-12-01T03:30:00.000Z',
      zone: 'Asia/Jakarta',
    },
  }),
  appointment('j5', { topic: 'Batal', state: 'cancelled' }),
]
const pagination = { page: 1, perPage: 10, totalItems: 5, totalPages: 1 }
const props = { heading: 'Semua permintaan' }

export const fixtures = {
  filled: { props, data: { appointments: { items, pagination } } },
  own: { props: { ...props, own: true }, data: { appointments: { items, pagination } } },
  english: { props, data: { appointments: { items, pagination } }, locale: 'en' },
  empty: {
    props,
    data: {
      appointments: { items: [], pagination: { ...pagination, totalItems: 0, totalPages: 0 } },
    },
  },
} satisfies FixturesOf<typeof appointmentList>
