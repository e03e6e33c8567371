import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'
import { categoryRow, classRow, filesWithRows, mentorRow } from '#tests/made-up/starter-rows.ts'

const school = (slug: string) => ({
  slug,
  name: 'SMK A',
  city: 'Solo',
  province: 'Jawa Tengah',
  students: 1,
  alumni: 0,
})
const program = (slug: string, schools: string[] = []) => ({
  slug,
  name: 'Program A',
  summary: 'Program yang panjangnya cukup.',
  about: `<p>${'Isi program. '.repeat(10)}</p>`,
  duration: '4 bulan',
  audience: 'Siswa',
  outcomes: [],
  schools,
})
const post = (kind: string, category: string) => ({
  slug: 'kabar',
  kind,
  title: 'Kabar',
  summary: 'Kabar yang panjangnya cukup.',
  content: `<p>${'Isi kabar yang panjang. '.repeat(20)}</p>`,
  category,
  publishedInDays: -1,
})
const episode = (category: string) => ({
  slug: 'satu',
  title: 'Satu',
  summary: 'Percakapan tentang sekolah.',
  description: `<p>${'Percakapan di sekolah. '.repeat(5)}</p>`,
  speakers: ['Ayu'],
  category,
  minutes: 30,
  publishedInDays: -1,
})

const batch = (named: string) => ({
  slug: 'angkatan',
  name: 'Angkatan 1',
  program: named,
  seats: 20,
  opensInDays: -1,
  closesInDays: 1,
  startsInDays: 2,
  endsInDays: 3,
})

const found = (data: Record<string, object[]>) =>
  findings('unknown-starter-row', filesWithRows(data))

test('a class that names an unknown program or mentor is reported at the name', () => {
  expect(
    found({
      mentors: [mentorRow('sari')],
      programs: [program('vokasi')],
      classes: [classRow({ program: 'vokas', mentors: ['sari', 'budi'] })],
    }),
  ).toEqual([
    'data/classes.json:19:5 The class "web" names the program "vokas", which is not in data/programs.json. Did you mean "vokasi"?',
    'data/classes.json:22:7 The class "web" names the mentor "budi", which is not in data/mentors.json.',
  ])
})

test('a program that names an unknown school is reported', () => {
  expect(
    found({ schools: [school('smk-a')], programs: [program('a', ['smk-a', 'smk-b'])] }),
  ).toEqual([
    'data/programs.json:12:7 The program "a" names the school "smk-b", which is not in data/schools.json. Did you mean "smk-a"?',
  ])
})

test('a category must be of the post’s kind', () => {
  const categories = [categoryRow('news', 'kegiatan'), categoryRow('blog', 'karier')]
  expect(found({ categories, posts: [post('news', 'kegiatan')] })).toEqual([])
  expect(found({ categories, posts: [post('news', 'karier')] })).toEqual([
    'data/posts.json:8:5 The post "kabar" names the category "karier", which is not in data/categories.json.',
  ])
})

test('a part of a series must name a post of its kind', () => {
  const categories = [categoryRow('news', 'kegiatan'), categoryRow('blog', 'karier')]
  const part = { ...post('blog', 'karier'), slug: 'bagian', parent: 'kabar' }
  expect(found({ categories, posts: [post('blog', 'karier'), part] })).toEqual([])
  expect(found({ categories, posts: [post('news', 'kegiatan'), part] })).toEqual([
    expect.stringContaining('The post "bagian" names the post "kabar", which is not in'),
  ])
})

test('an episode names a category of podcasts, and a batch a program', () => {
  const categories = [categoryRow('news', 'kegiatan')]
  expect(
    found({ categories, podcasts: [episode('kegiatan')], batches: [batch('vokasi')] }),
  ).toEqual([
    expect.stringContaining('The podcast "satu" names the category "kegiatan"'),
    expect.stringContaining('The batch "angkatan" names the program "vokasi"'),
  ])
})

test('rows that name existing rows are valid', () => {
  expect(
    found({
      mentors: [mentorRow('sari')],
      schools: [school('smk-a')],
      programs: [program('vokasi', ['smk-a'])],
      classes: [classRow({ program: 'vokasi', mentors: ['sari'] }), classRow({ slug: 'data' })],
    }),
  ).toEqual([])
})

test('rows of a parent are used where the layout has no file of its own', () => {
  const base = {
    'layout.json': manifestOf('base', { abstract: true }),
    'data/mentors.json': [mentorRow('sari')],
    'data/classes.json': [classRow({ mentors: ['sari'] })],
  }
  const reported = (data: Record<string, object[]>) =>
    findings('unknown-starter-row', filesWithRows(data, { extends: 'base' }), { others: { base } })
  expect(reported({ classes: [classRow({ mentors: ['sari'] })] })).toEqual([])
  expect(reported({ mentors: [mentorRow('budi')] })).toEqual([
    'base/data/classes.json:20:7 The class "web" names the mentor "sari", which is not in data/mentors.json.',
  ])
})

test('a layout without data does not report the problems of its parents’', () => {
  const base = {
    'layout.json': manifestOf('base', { abstract: true }),
    'data/classes.json': [classRow({ mentors: ['sari'] })],
  }
  expect(
    findings('unknown-starter-row', filesWithRows({}, { extends: 'base' }), { others: { base } }),
  ).toEqual([])
})

test('rows of a file that cannot be read are not reported as missing', () => {
  const data = { mentors: [{}], classes: [classRow({ mentors: ['sari'] })] }
  expect(found(data)).toEqual([])
})
