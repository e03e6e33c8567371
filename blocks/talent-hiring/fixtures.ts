import type { CareerItem } from '#schemas/services/career.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { talentHiring } from './index.ts'

const career = (slug: string, name: string): CareerItem => ({
  id: `id-${slug}`,
  name,
  slug,
  summary: '',
  cover: null,
  jobCount: 0,
})

const items = [
  career('web', 'Web dan Android'),
  career('data', 'Data dan laporan'),
  career('desain', 'Desain dan riset pengguna'),
]
const pagination = { page: 1, perPage: 10, totalItems: 3, totalPages: 1 }

const word = 'perekrutan'.repeat(30)
const props = { heading: 'Temui orangnya lewat pekerjaannya' }
const points = [
  {
    title: 'Tiga karya, bukan tiga halaman',
    text: 'Untuk setiap lulusan yang bersedia: karya terpilih, perannya, dan tinjauan mentor.',
  },
  { title: 'Dua sampai lima nama', text: 'Kami juga menyebutkan bila tidak ada yang cocok.' },
]
const actions = [
  { label: 'Buat perjanjian', href: '/Make-Appointment' },
  { label: 'Baca cara kerjanya', href: '#cara' },
]
const data = {
  careers: { items, pagination },
  counters: { alumni: 1240, cities_alumni: 38, mentors: 61 },
}
const nothing = {
  careers: { items: [], pagination: { ...pagination, totalItems: 0 } },
  counters: { alumni: 0 },
}

export const fixtures = {
  filled: {
    props: {
      ...props,
      eyebrow: 'Untuk perusahaan',
      lead: 'Riwayat hidup menyebut kemampuan; karya menunjukkannya.',
      points,
      actions,
    },
    data,
  },
  empty: { props, data: nothing },
  dark: { props: { ...props, points, actions, fields: false, band: 'dark' }, data, locale: 'en' },
  long: {
    props: {
      heading: word.slice(0, 120),
      lead: word,
      points: [{ title: word.slice(0, 80), text: word }],
    },
    data: { ...data, careers: { items: [career('panjang', word)], pagination } },
  },
} satisfies FixturesOf<typeof talentHiring>
