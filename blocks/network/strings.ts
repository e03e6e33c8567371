import { countInEnglish, formatNumber } from '../parts/format.ts'
import type { Locale } from '#schemas/text.ts'

interface Words {
  none: string
  totals: Record<'provinces' | 'cities' | 'schools' | 'students', string>
  place: (cities: number, schools: number, students: number) => string
}

export const strings: Record<Locale, Words> = {
  id: {
    none: 'Belum ada sekolah yang terdaftar. Provinsi pertama akan tampil di sini.',
    totals: { provinces: 'Provinsi', cities: 'Kota', schools: 'Sekolah', students: 'Siswa' },
    place: (cities, schools, students) =>
      `${formatNumber(schools, 'id')} sekolah di ${formatNumber(cities, 'id')} kota, ${formatNumber(students, 'id')} siswa`,
  },
  en: {
    none: 'No school has registered yet. The first province will appear here.',
    totals: { provinces: 'Provinces', cities: 'Cities', schools: 'Schools', students: 'Learners' },
    place: (cities, schools, students) =>
      `${countInEnglish(schools, 'school', 'schools')} in ${countInEnglish(cities, 'city', 'cities')}, ${countInEnglish(students, 'learner', 'learners')}`,
  },
}
