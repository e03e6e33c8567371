import type { z } from 'zod'
import type { Testimony } from '#schemas/services/testimony.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { testimonials } from './index.ts'

const testimonies: z.output<typeof Testimony>[] = [
  {
    id: 't1',
    name: 'Rahmat Hidayatullah',
    role: 'Guru SMK, Sumbawa',
    message:
      'Mentor membaca kode saya baris demi baris. Sekarang saya melakukan hal yang sama untuk murid saya.',
    rating: 5,
  },
  {
    id: 't2',
    name: 'Ni Komang Sari',
    role: 'Pemilik usaha tenun',
    message: 'Baru kali ini saya tahu produk mana yang sebenarnya laku.',
    rating: 4,
  },
  {
    id: 't3',
    name: 'Theo Manafe',
    role: 'Mahasiswa, Kupang',
    message:
      'Tugas akhirnya memakai data koperasi sungguhan. Saya membawanya ke wawancara kerja pertama dan kami membahasnya selama satu jam penuh.',
    rating: 5,
  },
  {
    id: 't4',
    name: 'Dewi Anggraini',
    role: 'Staf administrasi',
    message: 'Jadwal sorenya cocok untuk yang bekerja. Rekamannya lengkap kalau tertinggal.',
    rating: 5,
  },
  {
    id: 't5',
    name: 'La Ode Fajar',
    role: 'Siswa SMK, Kendari',
    message: 'Teman satu kelompok saya dari empat pulau. Kami masih berkabar.',
    rating: 4,
  },
]

const props = { heading: 'Kata mereka yang sudah belajar' }

export const fixtures = {
  filled: {
    props: { ...props, lead: 'Ditulis peserta setelah kelas selesai.' },
    data: { testimonies },
  },
  empty: { props, data: { testimonies: [] } },
  columns: {
    props: { ...props, look: 'columns', band: 'tint' },
    data: { testimonies },
    locale: 'en',
  },
  paged: {
    props: { ...props, look: 'columns', limit: 4, page: 2 },
    data: { testimonies },
    query: {
      path: '/Testimoni',
      values: [{ name: 'page', type: 'number', value: 2, default: 1, max: 500 }],
      props: { page: 'page' },
    },
  },
  'no such page': {
    props: { ...props, look: 'columns', page: 2 },
    data: { testimonies: [] },
    query: {
      path: '/Testimoni',
      values: [{ name: 'page', type: 'number', value: 2, default: 1, max: 500 }],
      props: { page: 'page' },
    },
  },
} satisfies FixturesOf<typeof testimonials>
