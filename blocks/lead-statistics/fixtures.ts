import type { FixturesOf } from '../fixture-types.ts'
import type { leadStatistics } from './index.ts'

const labels = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']
const program = {
  id: 'p1',
  name: 'Jalur Pengembang Web',
  slug: 'jalur-pengembang-web',
  summary: 'Enam bulan dari halaman pertama sampai proyek bersama.',
  logo: null,
  cover: null,
  duration: '6 bulan',
  audience: 'Siswa SMK',
  classCount: 4,
  language: 'id' as const,
}
const batch = {
  id: 'b1',
  name: 'Angkatan 7',
  slug: 'angkatan-7',
  program: program.name,
  seats: 60,
  classes: 4,
  enrolled: 42,
}
const props = { heading: 'Statistik' }
const programs = {
  items: [program],
  pagination: { page: 1, perPage: 100, totalItems: 1, totalPages: 1 },
}
const registrations = {
  labels,
  series: [
    { name: 'accounts', values: [3, 9, 24, 18, 31, 12] },
    { name: 'teams', values: [0, 2, 4, 1, 6, 0] },
  ],
}
const data = {
  chosen: {
    labels,
    series: [
      { name: 'enrolments', values: [12, 30, 8, 41, 1250, 22] },
      { name: 'learners', values: [10, 22, 8, 35, 980, 20] },
    ],
  },
  registrations,
  batches: { items: [batch] },
  programs,
  area: null,
}
const nothing = { labels, series: [{ name: 'enrolments', values: [0, 0, 0, 0, 0, 0] }] }

export const fixtures = {
  filled: { props, data },
  program: {
    props: { ...props, program: program.slug },
    data: {
      ...data,
      chosen: { labels, series: [{ name: program.name, values: [1, 2, 3, 4, 5, 6] }] },
    },
    locale: 'en',
  },
  months: {
    props: { ...props, months: '3' },
    data,
    query: {
      path: '/Kelola/Statistik',
      values: [
        {
          name: 'months',
          type: 'choice',
          value: '3',
          default: '12',
          of: ['3', '6', '12'],
          names: { 3: '3 bulan terakhir', 6: '6 bulan terakhir', 12: '12 bulan terakhir' },
        },
      ],
      props: { months: 'months' },
    },
  },
  'unknown-program': { props: { ...props, program: 'tiada' }, data: { ...data, chosen: null } },
  'of a province': {
    props,
    data: { ...data, area: { program: null, province: { id: '32', name: 'Jawa Barat' } } },
  },
  'of a program': {
    props,
    data: { ...data, area: { program, province: null } },
    query: {
      path: '/Kelola/Statistik',
      values: [{ name: 'program', type: 'text', value: '', max: 200 }],
      props: { program: 'program' },
    },
  },
  empty: {
    props,
    data: {
      chosen: nothing,
      registrations: nothing,
      batches: { items: [] },
      programs: { ...programs, items: [] },
      area: null,
    },
  },
} satisfies FixturesOf<typeof leadStatistics>
