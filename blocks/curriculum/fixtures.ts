import type { Silabus } from '#schemas/services/batch.ts'
import type { SyllabusModule } from '#schemas/services/class.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { curriculum } from './index.ts'

const module = (title: string, hours: number, chapters: string[]): SyllabusModule => ({
  id: `id-${title}`,
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  summary: `${title}, dengan satu tugas yang diperiksa mentor.`,
  hours,
  chapters: chapters.map((chapter, index) => ({
    title: chapter,
    slug: `bab-${index + 1}`,
    minutes: 25,
    isFree: index === 0,
    hasBody: index === 0,
  })),
})

type Unit = Silabus['classes'][number]

const units: Unit[] = [
  {
    id: 'c1',
    name: 'Halaman Pertama di Web',
    slug: 'halaman-pertama-di-web',
    description:
      'Menyusun isi, struktur, dan tampilan sebuah halaman yang dapat dibuka di mana saja.',
    level: 'beginner',
    hours: 18,
    modules: [
      module('Isi dan struktur', 8, ['Judul dan paragraf', 'Daftar dan tabel', 'Gambar']),
      module('Tampilan', 10, ['Warna dan huruf', 'Kisi yang lentur']),
    ],
  },
  {
    id: 'c2',
    name: 'Pemrograman dengan JavaScript',
    slug: 'pemrograman-javascript',
    description: 'Dari variabel sampai mengambil data dari layanan lain.',
    level: 'intermediate',
    hours: 24,
    modules: [
      module('Dasar bahasa', 12, ['Nilai dan nama', 'Fungsi']),
      { ...module('Proyek', 12, []), summary: '' },
    ],
  },
  {
    id: 'c3',
    name: 'Merilis dan Merawat',
    slug: 'merilis-dan-merawat',
    description: 'Menguji, merilis, dan memperbaiki tanpa membangunkan siapa pun pada malam hari.',
    level: 'advanced',
    hours: 0,
    modules: [],
  },
]

const silabus = (classes: Unit[]): Silabus => ({
  program: {
    id: 'p1',
    name: 'Jalur Pengembang Web',
    slug: 'jalur-pengembang-web',
    summary: 'Dari halaman pertama sampai rilis.',
    duration: '4 bulan',
  },
  hours: classes.reduce((sum, { hours }) => sum + hours, 0),
  classes,
})

const word = 'kurikulum'.repeat(30)
const props = {
  eyebrow: 'Kurikulum',
  heading: 'Apa yang Anda pelajari, kelas demi kelas',
  lead: 'Buka sebuah kelas untuk melihat modulnya, lalu sebuah modul untuk melihat babnya.',
  program: 'jalur-pengembang-web',
}

export const fixtures = {
  filled: {
    props: {
      ...props,
      class: '/Class/:slug',
      chapter: '/Courses/:slug/module/:moduleSlug?/chapter/:chapterSlug',
    },
    data: { silabus: silabus(units) },
  },
  empty: { props, data: { silabus: silabus([]) } },
  'no such program': { props: { ...props, band: 'tint' }, data: { silabus: null }, locale: 'en' },
  'all open': { props: { ...props, open: 'all', band: 'tint' }, data: { silabus: silabus(units) } },
  long: {
    props: { ...props, heading: word.slice(0, 120), lead: word },
    data: {
      silabus: silabus([
        {
          ...units[0],
          name: word,
          description: word,
          modules: [module(word, 1200, [word, word.slice(1)])],
        } as Unit,
      ]),
    },
  },
  english: {
    props: { heading: 'What you learn, class by class', program: 'web-developer' },
    data: { silabus: silabus(units) },
    locale: 'en',
  },
} satisfies FixturesOf<typeof curriculum>
