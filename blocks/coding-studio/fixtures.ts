import type { FixturesOf } from '../fixture-types.ts'
import type { codingStudio } from './index.ts'

const javascript = {
  slug: 'jumlah-daftar',
  title: 'Jumlah sebuah daftar',
  language: 'javascript',
  level: 'beginner',
  topic: 'Larik',
  task: 'Lengkapi fungsi `jumlah` supaya mengembalikan jumlah semua bilangan.\n\nDaftar kosong berjumlah 0.',
  starter: 'function jumlah(angka) {\n  return 0\n}\n',
  solution: 'function jumlah(angka) {\n  return angka.reduce((a, b) => a + b, 0)\n}\n',
  checks: [
    { run: 'jumlah([1, 2, 3])', expected: '6' },
    { run: 'jumlah([])', expected: '0' },
    { run: 'jumlah([-4, 4])', expected: '0', hidden: true },
  ],
  hints: ['Mulai dari 0 dan tambahkan setiap bilangan.', 'Metode `reduce` melakukannya.'],
  explanation: '`reduce` menjumlahkan dari nilai awal 0, jadi daftar kosong pun benar.',
  back: '/Coding-Studio',
} as const

const props = { ...javascript, checks: [...javascript.checks], hints: [...javascript.hints] }

const sql = {
  ...props,
  slug: 'kota-yogyakarta',
  title: 'Siswa dari Yogyakarta',
  language: 'sql' as const,
  task: 'Tampilkan `nama` siswa dari Yogyakarta.',
  tables: 'CREATE TABLE siswa (nama TEXT, kota TEXT);',
  ordered: false,
  starter: 'SELECT nama FROM siswa;',
  solution: "SELECT nama FROM siswa WHERE kota = 'Yogyakarta';",
  checks: [
    {
      run: "INSERT INTO siswa VALUES ('Sekar', 'Yogyakarta'), ('Bima', 'Solo');",
      expected: '[["Sekar"]]',
    },
  ],
}

const page = {
  ...props,
  slug: 'judul-halaman',
  title: 'Judul halaman',
  language: 'html-css' as const,
  task: 'Tulis satu `h1` dengan teks Kebun dan warna biru.',
  starter: '<p>Kebun</p>',
  solution: '<h1 style="color: rgb(0, 0, 255)">Kebun</h1>',
  checks: [
    { run: 'h1', read: 'count', expected: '1' },
    { run: 'h1', read: 'style:color', expected: '["rgb(0, 0, 255)"]' },
  ],
}

const reading = {
  ...props,
  slug: 'cetak-python',
  title: 'Irisan daftar',
  language: 'python' as const,
  task: 'Baca kodenya.',
  starter: 'angka = [1, 2, 3]\nprint(angka[1:])',
  solution: '[2, 3]',
  checks: [{ run: 'output', expected: '[2, 3]' }],
}

const word = 'pemrograman'.repeat(20)

export const fixtures = {
  filled: { props, data: {} },
  empty: { props: { ...props, hints: [], back: undefined, starter: '' }, data: {} },
  sql: { props: sql, data: {} },
  page: { props: page, data: {} },
  reading: { props: reading, data: {} },
  line: { props: { ...reading, checks: [{ run: 'line', expected: '2' }] }, data: {} },
  long: {
    props: {
      ...props,
      title: word.slice(0, 120),
      topic: word.slice(0, 60),
      task: word,
      starter: word,
      checks: [{ run: word, expected: JSON.stringify(word) }],
      hints: [word],
      explanation: word,
    },
    data: {},
  },
  english: {
    props: {
      ...props,
      title: 'Sum of a list',
      topic: 'Arrays',
      task: 'Complete `jumlah` so that it returns the sum of all numbers.',
      hints: ['Begin at 0 and add every number.'],
      explanation: '`reduce` adds from 0, so an empty list is right too.',
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof codingStudio>
