import type { ClassOverview } from '#schemas/services/class.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { classOverview } from './index.ts'

const item: ClassOverview = {
  id: 'c1',
  name: 'Analisis Data dengan SQL',
  slug: 'analisis-data-sql',
  code: 'DATA-01',
  kind: 'class',
  description:
    'Membaca data penjualan, menjawab pertanyaan dari lapangan, dan menyajikan hasilnya dengan jelas.',
  logo: null,
  cover: null,
  level: 'beginner',
  mode: 'hybrid',
  city: 'Kupang',
  price: 1_250_000,
  isPremium: false,
  seats: 30,
  seatsLeft: 12,
  hours: 24,
  isWebinar: false,
  schedule: { days: ['tuesday', 'thursday'], from: '19:30', to: '21:30' },
  zone: 'Asia/Makassar',
  opensAt: '2026-11-01T01:00:00Z',
  closesAt: '2026-11-25T15:59:00Z',
  startsAt: '2026-12-01T11:30:00Z',
  endsAt: '2027-01-20T13:30:00Z',
  programName: 'Data untuk Usaha Kecil',
  mentorNames: ['Marlina Tefa', 'Bagus Wirawan'],
  comingSoon: false,
  onRegistration: true,
  started: false,
  ended: false,
  about:
    '<p>Selama delapan minggu Anda bekerja dengan data sebuah koperasi: dari tabel yang berantakan sampai laporan yang dapat dibaca pengurusnya.</p><h3>Cara belajar</h3><p>Dua pertemuan daring setiap pekan, satu lokakarya tatap muka setiap bulan, dan satu proyek yang Anda pilih sendiri.</p>',
  benefits: [
    'Menulis kueri untuk pertanyaan nyata, bukan soal latihan',
    'Umpan balik mentor untuk setiap tugas',
    'Proyek akhir untuk portofolio Anda',
  ],
  audience: ['Staf administrasi yang bekerja dengan lembar kerja', 'Lulusan SMK dan mahasiswa'],
  program: { id: 'p1', name: 'Data untuk Usaha Kecil', slug: 'data-usaha-kecil' },
  mentors: [
    {
      id: 'm1',
      name: 'Marlina Tefa',
      slug: 'marlina-tefa',
      role: 'Analis data',
      bio: '',
      photo: null,
      expertise: ['SQL'],
    },
    {
      id: 'm2',
      name: 'Bagus Wirawan',
      slug: 'bagus-wirawan',
      role: 'Insinyur perangkat lunak',
      bio: '',
      photo: null,
      expertise: ['PostgreSQL'],
    },
  ],
}

const chapter = (slug: string, title: string, isFree: boolean) => ({
  slug,
  title,
  minutes: 20,
  isFree,
  hasBody: true,
})
const premium: ClassOverview = {
  ...item,
  kind: 'course',
  isPremium: true,
  price: 450_000,
  mode: 'online',
  city: null,
}
const syllabus = {
  class: { slug: item.slug, isPremium: true },
  items: [
    {
      id: 'mo1',
      title: 'Membaca tabel',
      slug: 'membaca-tabel',
      summary: '',
      hours: 6,
      chapters: [
        chapter('lembar-kerja', 'Mengapa bukan lembar kerja', true),
        chapter('memilih', 'Memilih kolom dan baris', false),
      ],
    },
    {
      id: 'mo2',
      title: 'Meringkas',
      slug: 'meringkas',
      summary: '',
      hours: 8,
      chapters: [chapter('kelompok', 'Mengelompokkan', false)],
    },
  ],
}

const props = { slug: item.slug, register: 'https://daftar.example/analisis-data-sql' }

export const fixtures = {
  filled: { props, data: { class: item } },
  empty: { props, data: { class: null } },
  banner: { props: { ...props, look: 'banner' }, data: { class: item } },
  premium: {
    props: {
      ...props,
      contents: true,
      chapter: '/Courses/:slug/module/:moduleSlug?/chapter/:chapterSlug',
    },
    data: { class: premium, syllabus },
  },
  'premium banner': {
    props: { ...props, contents: true, look: 'banner' },
    data: { class: premium, syllabus },
    locale: 'en',
  },
  enrol: {
    props: { ...props, enrol: true, chapter: '/Courses/:slug/module/chapter/:chapterSlug' },
    data: { class: item },
  },
  'enrol full': {
    props: { ...props, enrol: true, look: 'banner' },
    data: { class: { ...item, seatsLeft: 0 } },
    locale: 'en',
  },
  ended: { props, data: { class: { ...item, onRegistration: false, ended: true, price: 0 } } },
  'coming soon': {
    props: { ...props, look: 'banner' },
    data: { class: { ...item, onRegistration: false, comingSoon: true, mentors: [], about: '' } },
  },
  webinar: {
    props,
    data: {
      class: {
        ...item,
        kind: 'webinar',
        isWebinar: true,
        mode: 'online',
        city: null,
        price: 0,
        endsAt: '2026-12-01T13:30:00Z',
        seatsLeft: 0,
      },
    },
    locale: 'en',
  },
} satisfies FixturesOf<typeof classOverview>
