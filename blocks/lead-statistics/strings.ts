import type { Locale } from '#schemas/text.ts'
import { formatNumber } from '../parts/format.ts'

interface Strings {
  choose: string
  all: string
  chooseMonths: string
  enrolments: string
  enrolmentsIn: (program: string) => string
  noProgram: string
  registrations: string
  series: Record<string, string>
  month: string
  none: string
  table: string
  peak: (count: string, month: string) => string
  seatsTaken: string
  batches: string
  noBatches: string
  batch: string
  enrolled: string
  enrolledHere: string
  seats: string
  filled: (enrolled: number, seats: number) => string
  filledHere: (enrolled: number, seats: number) => string
}

export const strings: Record<Locale, Strings> = {
  id: {
    choose: 'Pilih program',
    all: 'Semua kelas',
    chooseMonths: 'Pilih rentang bulan',
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
    none: 'Belum ada apa pun dalam bulan-bulan ini. Pilih rentang yang lebih panjang atau program lain.',
    table: 'Angkanya sebagai tabel',
    peak: (count, month) => `terbanyak ${count} pada ${month}`,
    seatsTaken: 'Tempat terisi',
    batches: 'Angkatan yang berjalan',
    noBatches: 'Tidak ada angkatan yang berjalan.',
    batch: 'Angkatan',
    enrolled: 'Terdaftar',
    enrolledHere: 'Terdaftar dari provinsi Anda',
    seats: 'Tempat',
    filledHere: (enrolled, seats) =>
      `${formatNumber(enrolled, 'id')} dari ${formatNumber(seats, 'id')} tempat diisi peserta dari provinsi Anda`,
    filled: (enrolled, seats) =>
      `${formatNumber(enrolled, 'id')} dari ${formatNumber(seats, 'id')} tempat terisi`,
  },
  en: {
    choose: 'Choose a programme',
    all: 'All classes',
    chooseMonths: 'Choose how many months',
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
    none: 'There was nothing in these months. Choose more of them, or another programme.',
    table: 'The numbers as a table',
    peak: (count, month) => `most: ${count} in ${month}`,
    seatsTaken: 'Seats taken',
    batches: 'Batches that run',
    noBatches: 'No batch runs at the moment.',
    batch: 'Batch',
    enrolled: 'Enrolled',
    enrolledHere: 'Enrolled from your province',
    seats: 'Seats',
    filledHere: (enrolled, seats) =>
      `${formatNumber(enrolled, 'en')} of ${formatNumber(seats, 'en')} seats are taken by learners of your province`,
    filled: (enrolled, seats) =>
      `${formatNumber(enrolled, 'en')} of ${formatNumber(seats, 'en')} seats are taken`,
  },
}
