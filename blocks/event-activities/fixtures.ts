import type { FixturesOf } from '../fixture-types.ts'
import type { eventActivities } from './index.ts'

const items = [
  {
    name: 'Lokakarya tenun',
    description: 'Dari benang sampai kain selebar telapak tangan, dalam dua jam.',
    image: '/covers/tenun.svg',
  },
  {
    name: 'Klinik karya',
    description: 'Bawa satu pekerjaan yang belum selesai.\nPulang dengan satu langkah berikutnya.',
    image: '/covers/klinik.svg',
  },
  { name: 'Panggung terbuka', description: 'Lima menit untuk siapa pun yang mendaftar di tempat.' },
]

const word = 'kegiatan'.repeat(38)
const props = { heading: 'Yang terjadi di sana', items }

export const fixtures = {
  filled: { props: { ...props, lead: 'Semua gratis, sebagian perlu mendaftar.' }, data: {} },
  empty: { props: { ...props, items: [] }, data: {} },
  tint: { props: { ...props, band: 'tint' }, data: {}, locale: 'en' },
  long: {
    props: {
      heading: word.slice(0, 120),
      items: [{ name: word.slice(0, 120), description: word.slice(0, 300) }],
    },
    data: {},
  },
} satisfies FixturesOf<typeof eventActivities>
