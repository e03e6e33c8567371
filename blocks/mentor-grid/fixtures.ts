import type { ListedMentor } from '#schemas/services/class.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { mentorGrid } from './index.ts'

const mentor = (slug: string, name: string, changes: Partial<ListedMentor>): ListedMentor => ({
  id: `id-${slug}`,
  name,
  slug,
  role: 'Insinyur perangkat lunak',
  bio: 'Sepuluh tahun membangun sistem pembayaran, dan setiap Sabtu mengajar di sekolah lamanya.',
  photo: null,
  expertise: ['TypeScript', 'PostgreSQL'],
  classes: [],
  ...changes,
})

const items = [
  mentor('marlina', 'Marlina Tefa', {
    role: 'Analis data',
    expertise: ['SQL', 'Visualisasi data'],
    classes: [
      { name: 'Analisis Data dengan SQL', slug: 'analisis-data-sql', state: 'onRegistration' },
      { name: 'Grafik yang Jujur', slug: 'grafik-yang-jujur', state: 'ended' },
    ],
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
  more: {
    props: { ...props, limit: 5, detail: '/Mentor/:slug', class: '/Class/:slug' },
    data: {
      mentors: { items, pagination: { page: 1, perPage: 5, totalItems: 12, totalPages: 3 } },
    },
    query: {
      path: '/Mentor',
      values: [{ name: 'show', type: 'number', value: 5, default: 5, max: 48 }],
      props: { limit: 'show' },
    },
  },
  paged: {
    props: { ...props, page: 3 },
    data: { mentors: { items, pagination: { ...pagination, page: 3, totalPages: 3 } } },
    query: {
      path: '/Mentor',
      values: [{ name: 'page', type: 'number', value: 3, default: 1, max: 500 }],
      props: { page: 'page' },
    },
  },
} satisfies FixturesOf<typeof mentorGrid>
