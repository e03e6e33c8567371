import type { Silabus } from '#schemas/services/batch.ts'
import type { SyllabusModule } from '#schemas/services/class.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { classCompetence } from './index.ts'

const module = (title: string, hours: number, summary: string): SyllabusModule => ({
  id: `id-${title}`,
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  summary,
  hours,
  chapters: [],
})

const items = [
  module('Membaca tabel penjualan', 6, 'Menjelaskan isi setiap kolom dan menemukan yang keliru.'),
  module('Menggabungkan data', 10, 'Menjawab pertanyaan yang jawabannya ada di beberapa tabel.'),
  module(
    'Menyajikan temuan',
    8,
    'Menulis satu halaman yang dipahami orang yang tidak mengolahnya.',
  ),
]

const silabus: Silabus = {
  program: { id: 'p1', name: 'Analis Data', slug: 'analis-data', summary: '', duration: '4 bulan' },
  hours: 42,
  classes: [
    {
      id: 'c1',
      name: 'Analisis Data dengan SQL',
      slug: 'sql',
      description: 'Membaca data penjualan, menjawab pertanyaan, menyajikan hasilnya.',
      level: 'beginner',
      hours: 24,
      modules: [],
    },
    {
      id: 'c2',
      name: 'Grafik yang Jujur',
      slug: 'grafik',
      description: 'Memilih bentuk yang tidak menyesatkan.',
      level: 'intermediate',
      hours: 18,
      modules: [],
    },
  ],
}

const ofClass = { slug: 'sql', isPremium: false }
const word = 'kompetensi'.repeat(16)
const props = {
  eyebrow: 'Kompetensi',
  heading: 'Yang dapat Anda lakukan sesudahnya',
  lead: 'Setiap unit ditutup dengan tugas yang diperiksa mentor.',
  class: 'sql',
}
const written = [
  {
    name: 'Membuat halaman yang terbaca di ponsel murah',
    summary: 'Isi dulu, lalu gambar.',
    hours: 12,
  },
  { name: 'Menguji halaman dengan pembaca layar', hours: 4 },
]

export const fixtures = {
  filled: { props, data: { syllabus: { class: ofClass, items } } },
  empty: { props, data: { syllabus: { class: ofClass, items: [] } } },
  'of a program': {
    props: { ...props, class: undefined, program: 'analis-data', band: 'tint' },
    data: { silabus },
  },
  written: { props: { ...props, units: written, band: 'dark' }, data: {} },
  'no such class': { props, data: { syllabus: null }, locale: 'en' },
  long: {
    props: {
      heading: word.slice(0, 120),
      lead: word,
      units: [{ name: word, summary: word, hours: 9999 }],
    },
    data: {},
  },
  english: {
    props: { heading: 'What you can do afterwards', class: 'sql' },
    data: { syllabus: { class: ofClass, items: items.map((item) => ({ ...item, hours: 0 })) } },
    locale: 'en',
  },
} satisfies FixturesOf<typeof classCompetence>
