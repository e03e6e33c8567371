import type { Locale } from '#schemas/text.ts'
import type { Figure } from './schema.ts'

export const strings: Record<Locale, Record<Figure, string>> = {
  id: {
    students: 'Siswa',
    alumni: 'Lulusan',
    schools: 'Sekolah',
    cities: 'Kota',
    provinces: 'Provinsi',
    mentors: 'Mentor',
    programs: 'Program',
    classes: 'Kelas',
    batches: 'Angkatan',
  },
  en: {
    students: 'Learners',
    alumni: 'Graduates',
    schools: 'Schools',
    cities: 'Cities',
    provinces: 'Provinces',
    mentors: 'Mentors',
    programs: 'Programmes',
    classes: 'Classes',
    batches: 'Batches',
  },
}
