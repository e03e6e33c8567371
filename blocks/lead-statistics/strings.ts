import type { Locale } from '#schemas/text.ts'
import { formatNumber } from '../parts/format.ts'

interface Strings {
  choose: string
  all: string
  enrolments: string
  enrolmentsIn: (program: string) => string
  noProgram: string
  registrations: string
  series: Record<string, string>
  month: string
  none: string
  batches: string
  noBatches: string
  batch: string
  enrolled: string
  seats: string
  filled: (enrolled: number, seats: number) => string
}

export const strings: Record<Locale, Strings> = {
  id: {
    choose: 'Pilih program',
    all: 'Semua kelas',
    enrolments: 'Pendaftaran ke semua kelas, per bulan',
    enrolmentsIn: (program) => `Pendaftaran ke kelas ${program}, per bulan`,
    noProgram: 'Program ini tidak ada. Pilih program lain.',
    registrations: 'Akun dan tim baru, per bulan',
    series: {
      enrolments: 'Pendaftaran',
      learners: 'Peserta',
      accounts: 'Akun baru',
      teams: 'Tim baru',
    },
    month: 'Bulan',
    none: 'Belum ada apa pun dalam dua belas bulan terakhir.',
    batches: 'Angkatan yang berjalan',
    noBatches: 'Tidak ada angkatan yang berjalan.',
    batch: 'Angkatan',
    enrolled: 'Terdaftar',
    seats: 'Tempat',
    filled: (enrolled, seats) =>
      `${formatNumber(enrolled, 'id')} dari ${formatNumber(seats, 'id')} tempat terisi`,
  },
  en: {
    choose: 'Choose a programme',
    all: 'All classes',
    enrolments: 'Enrolments in all classes, by month',
    enrolmentsIn: (program) => `Enrolments in classes of ${program}, by month`,
    noProgram: 'There is no such programme. Choose another one.',
    registrations: 'New accounts and teams, by month',
    series: {
      enrolments: 'Enrolments',
      learners: 'Learners',
      accounts: 'New accounts',
      teams: 'New teams',
    },
    month: 'Month',
    none: 'There was nothing in the last twelve months.',
    batches: 'Batches that run',
    noBatches: 'No batch runs at the moment.',
    batch: 'Batch',
    enrolled: 'Enrolled',
    seats: 'Seats',
    filled: (enrolled, seats) =>
      `${formatNumber(enrolled, 'en')} of ${formatNumber(seats, 'en')} seats are taken`,
  },
}
