import type { Mentor } from '#schemas/services/class.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { mentorGrid } from './index.ts'

const mentor = (slug: string, name: string, changes: Partial<Mentor>): Mentor => ({
  id: `id-${slug}`,
  name,
  slug,
  role: 'Insinyur perangkat lunak',
  bio: 'Sepuluh tahun membangun sistem pembayaran, dan setiap Sabtu mengajar di sekolah lamanya.',
  photo: null,
  expertise: ['TypeScript', 'PostgreSQL'],
  ...changes,
})

const items = [
  mentor('marlina', 'Marlina Tefa', {
    role: 'Analis data',
    expertise: ['SQL', 'Visualisasi data'],
  }),
  mentor('bagus', 'Bagus Wirawan', {}),
  mentor('sekar', 'Dr. Sekar Ayu Larasati', { role: 'Dosen ilmu komputer', expertise: [] }),
  mentor('yohanes', 'Yohanes', { bio: '', role: 'Perancang antarmuka' }),
  mentor('putu', 'Putu Arya Mahendra', { role: 'Pengembang gim', expertise: ['Godot'] }),
]

const props = { heading: 'Belajar dari yang mengerjakannya' }
const pagination = { page: 1, perPage: 9, totalItems: items.length, totalPages: 1 }
const data = { mentors: { items, pagination } }

export const fixtures = {
  filled: { props: { ...props, lead: 'Mentor kami bekerja di bidangnya.', all: '/Mentor' }, data },
  empty: { props, data: { mentors: { items: [], pagination: { ...pagination, totalItems: 0 } } } },
  names: { props: { ...props, look: 'names', band: 'tint' }, data, locale: 'en' },
} satisfies FixturesOf<typeof mentorGrid>
