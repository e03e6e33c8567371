import { expect, test } from 'vitest'
import { findings } from '#tests/made-up/rules.ts'
import { categoryRow, classRow, filesWithRows, mentorRow } from '#tests/made-up/starter-rows.ts'

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
  findings('duplicate-starter-row', filesWithRows(data))

test('a slug that two rows of a file have is reported at the second', () => {
  expect(found({ mentors: [mentorRow('sari'), mentorRow('budi'), mentorRow('sari')] })).toEqual([
    'data/mentors.json:21:5 The slug "sari" is taken by a row above, in line 3.',
  ])
})

test('the code of a class is taken once in a site', () => {
  const classes = [
    classRow({ slug: 'web', code: 'WEB-01' }),
    classRow({ slug: 'data', code: 'DATA-01' }),
    classRow({ slug: 'lain', code: 'WEB-01' }),
  ]
  expect(found({ classes })).toEqual([
    expect.stringMatching(/^data\/classes\.json:\d+:5 The code "WEB-01" is taken by a row above/),
  ])
})

test('a category is found by its kind and slug', () => {
  expect(found({ categories: [categoryRow('news', 'umum'), categoryRow('blog', 'umum')] })).toEqual(
    [],
  )
  expect(found({ categories: [categoryRow('news', 'umum'), categoryRow('news', 'umum')] })).toEqual(
    ['data/categories.json:8:5 The slug "umum" is taken by a row above, in line 3.'],
  )
})

test('a job is found by its slug among the jobs of every career', () => {
  const careers = [career('guru', [job('pengajar')]), career('staf', [job('pengajar')])]
  expect(found({ careers })).toEqual([
    expect.stringContaining('The slug "pengajar" is taken by a row above'),
  ])
})

test('a mentor and a class may have one slug', () => {
  expect(
    found({ mentors: [mentorRow('sari')], classes: [classRow({ slug: 'sari', code: 'WEB-01' })] }),
  ).toEqual([])
})

test('a team has a name of its own among those of its event', () => {
  const team = (name: string, event?: string) => ({
    name,
    ...(event !== undefined && { event }),
    schoolName: 'SMK Contoh',
    mentorName: 'Sari',
    mentorPhone: '081200000000',
    registeredInDays: 0,
  })
  expect(found({ teams: [team('Jala'), team('Jala', 'liga-sma'), team('JALA')] })).toEqual([
    expect.stringContaining('The name "JALA" is taken by a row above, in line 3.'),
  ])
})
