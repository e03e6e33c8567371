import { formatNumber } from '../parts/format.ts'
import type { Locale } from '#schemas/text.ts'

interface Words {
  none: string
  rank: string
  province: string
  score: string
  note: (schools: number, students: number, alumni: number) => string
  how: string
  map: string
  legend: string
  from: (first: number, last: number) => string
  every: string
  unknown: string
}

export const strings: Record<Locale, Words> = {
  id: {
    none: 'Belum ada provinsi yang dinilai. Yang pertama akan tampil di sini.',
    rank: 'Peringkat',
    province: 'Provinsi',
    score: 'Nilai',
    note: (schools, students, alumni) =>
      `${formatNumber(schools, 'id')} sekolah, ${formatNumber(students, 'id')} siswa, ${formatNumber(alumni, 'id')} lulusan`,
    how: 'Nilai: satu untuk setiap siswa, dua untuk setiap lulusan, sepuluh untuk setiap sekolah aktif.',
    map: 'Peta provinsi menurut nilai',
    legend: 'Nilai di peta, dari yang terendah:',
    from: (first, last) => `${formatNumber(first, 'id')}–${formatNumber(last, 'id')}`,
    every: 'Tampilkan semua provinsi',
    unknown: 'Provinsi ini belum memiliki nilai.',
  },
  en: {
    none: 'No province has a score yet. The first will appear here.',
    rank: 'Rank',
    province: 'Province',
    score: 'Score',
    note: (schools, students, alumni) =>
      `Schools: ${formatNumber(schools, 'en')}, learners: ${formatNumber(students, 'en')}, graduates: ${formatNumber(alumni, 'en')}`,
    how: 'The score is one for each learner, two for each graduate and ten for each active school.',
    map: 'Map of the provinces by score',
    legend: 'Scores on the map, lowest first:',
    from: (first, last) => `${formatNumber(first, 'en')}–${formatNumber(last, 'en')}`,
    every: 'Show all provinces',
    unknown: 'This province has no score yet.',
  },
}
