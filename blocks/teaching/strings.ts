import type { Locale } from '#schemas/text.ts'
import { countInEnglish, formatNumber } from '../parts/format.ts'

interface Strings {
  none: string
  learnersOf: (learners: number, seats: number) => string
  mean: (percent: number) => string
  toLearners: string
  batches: string
  seats: (count: number) => string
  learners: string
  learnersIn: (name: string) => string
  every: string
  search: string
  noLearners: string
  progress: (finished: number, chapters: number) => string
  notBegun: string
  last: (day: string) => string
  enrolled: (day: string) => string
}

export const strings: Record<Locale, Strings> = {
  id: {
    none: 'Anda belum mengajar kelas apa pun. Pengelola situs menentukan siapa yang mengajar.',
    learnersOf: (learners, seats) =>
      `${formatNumber(learners, 'id')} peserta dari ${formatNumber(seats, 'id')} tempat`,
    mean: (percent) => `Rata-rata kemajuan ${percent}%`,
    toLearners: 'Lihat peserta',
    batches: 'Angkatan',
    seats: (count) => `${formatNumber(count, 'id')} tempat`,
    learners: 'Peserta semua kelas',
    learnersIn: (name) => `Peserta ${name}`,
    every: 'Peserta semua kelas',
    search: 'Cari nama peserta',
    noLearners: 'Belum ada peserta.',
    progress: (finished, chapters) => `${finished} dari ${chapters} bab selesai`,
    notBegun: 'belum mulai membaca',
    last: (day) => `terakhir membaca ${day}`,
    enrolled: (day) => `Terdaftar sejak ${day}`,
  },
  en: {
    none: 'You do not teach a class yet. The people who run the site say who teaches.',
    learnersOf: (learners, seats) =>
      `${countInEnglish(learners, 'learner', 'learners')} of ${countInEnglish(seats, 'seat', 'seats')}`,
    mean: (percent) => `Mean progress ${percent}%`,
    toLearners: 'See the learners',
    batches: 'Batches',
    seats: (count) => countInEnglish(count, 'seat', 'seats'),
    learners: 'Learners of all classes',
    learnersIn: (name) => `Learners of ${name}`,
    every: 'Learners of all classes',
    search: 'Search names of learners',
    noLearners: 'There are no learners yet.',
    progress: (finished, chapters) =>
      `${finished} of ${countInEnglish(chapters, 'chapter', 'chapters')} finished`,
    notBegun: 'has not begun to read',
    last: (day) => `last read on ${day}`,
    enrolled: (day) => `Enrolled since ${day}`,
  },
}
