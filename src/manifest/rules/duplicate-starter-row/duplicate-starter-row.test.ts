import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const mentor = (slug: string) => ({ slug, name: 'A', role: 'B', bio: 'C', expertise: ['D'] })
const category = (kind: string, slug: string) => ({ slug, kind, name: 'A' })
const classOf = (slug: string, code: string) => ({
  slug,
  code,
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
})
const job = (slug: string) => ({
  slug,
  title: 'Pengajar',
  summary: 'Mengajar yang panjangnya cukup.',
  about: `<p>${'Isi lowongan. '.repeat(10)}</p>`,
  employment: 'full-time',
  mode: 'online',
  duties: [],
  requirements: [],
  benefits: [],
  publishedInDays: -1,
  closesInDays: 5,
})
const career = (slug: string, jobs: object[]) => ({
  slug,
  name: 'Pengajar',
  summary: 'Mengajar yang panjangnya cukup.',
  about: `<p>${'Isi karier. '.repeat(10)}</p>`,
  jobs,
})

const found = (data: Record<string, object[]>) =>
  findings('duplicate-starter-row', {
    'layout.json': manifestOf('coba', {}),
    ...Object.fromEntries(Object.entries(data).map(([name, rows]) => [`data/${name}.json`, rows])),
  })

test('a slug that two rows of a file have is reported at the second', () => {
  expect(found({ mentors: [mentor('sari'), mentor('budi'), mentor('sari')] })).toEqual([
    'data/mentors.json:21:5 The slug "sari" is taken by a row above, in line 3.',
  ])
})

test('the code of a class is taken once in a site', () => {
  const classes = [classOf('web', 'WEB-01'), classOf('data', 'DATA-01'), classOf('lain', 'WEB-01')]
  expect(found({ classes })).toEqual([
    expect.stringMatching(/^data\/classes\.json:\d+:5 The code "WEB-01" is taken by a row above/),
  ])
})

test('a category is found by its kind and slug', () => {
  expect(found({ categories: [category('news', 'umum'), category('blog', 'umum')] })).toEqual([])
  expect(found({ categories: [category('news', 'umum'), category('news', 'umum')] })).toEqual([
    'data/categories.json:8:5 The slug "umum" is taken by a row above, in line 3.',
  ])
})

test('a job is found by its slug among the jobs of every career', () => {
  const careers = [career('guru', [job('pengajar')]), career('staf', [job('pengajar')])]
  expect(found({ careers })).toEqual([
    expect.stringContaining('The slug "pengajar" is taken by a row above'),
  ])
})

test('a mentor and a class may have one slug', () => {
  expect(found({ mentors: [mentor('sari')], classes: [classOf('sari', 'WEB-01')] })).toEqual([])
})
