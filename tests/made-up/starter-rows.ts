import { manifestOf, type Files } from './layouts.ts'

/** The files of the layout `coba` with these rows of data/, by the name of the file. */
export const filesWithRows = (data: Record<string, object[]>, manifest: object = {}): Files => ({
  'layout.json': manifestOf('coba', manifest),
  ...Object.fromEntries(Object.entries(data).map(([name, rows]) => [`data/${name}.json`, rows])),
})

export const mentorRow = (slug: string) => ({
  slug,
  name: 'A',
  role: 'B',
  bio: 'C',
  expertise: ['D'],
})

export const categoryRow = (kind: string, slug: string) => ({ slug, kind, name: 'A' })

export const classRow = (more: object = {}) => ({
  slug: 'web',
  name: 'Kelas web',
  description: 'Kelas yang panjangnya cukup.',
  about: `<p>${'Isi kelas. '.repeat(10)}</p>`,
  level: 'beginner',
  mode: 'online',
  price: 0,
  seats: 10,
  benefits: [],
  audience: [],
  opensInDays: -5,
  closesInDays: 5,
  startsInDays: 6,
  endsInDays: 30,
  syllabus: [],
  code: 'WEB-01',
  ...more,
})
