import type { SyllabusModule } from '#schemas/services/class.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { syllabus } from './index.ts'

const module = (
  slug: string,
  title: string,
  rest: { hours: number; summary: string; chapters: string[] },
): SyllabusModule => ({
  id: `id-${slug}`,
  slug,
  title,
  hours: rest.hours,
  summary: rest.summary,
  chapters: rest.chapters.map((title, index) => ({
    title,
    slug: `${slug}-${index}`,
    minutes: 20,
    isFree: false,
    hasBody: index === 0,
  })),
})

const items = [
  module('tabel', 'Membaca tabel', {
    hours: 6,
    summary: 'Dari lembar kerja ke basis data: baris, kolom, dan apa yang disimpan di mana.',
    chapters: [
      'Mengapa bukan lembar kerja',
      'Memilih kolom dan baris',
      'Mengurutkan dan membatasi',
    ],
  }),
  module('gabung', 'Menggabungkan data dari beberapa sumber', {
    hours: 8,
    summary: 'Menjawab pertanyaan yang jawabannya tersebar di beberapa tabel.',
    chapters: ['Kunci dan hubungan', 'Gabungan dalam dan luar'],
  }),
  module('ringkas', 'Meringkas dan menyajikan', {
    hours: 9,
    summary: '',
    chapters: ['Mengelompokkan', 'Membuat laporan yang dibaca orang'],
  }),
  module('proyek', 'Proyek akhir', {
    hours: 1,
    summary: 'Satu pertanyaan dari tempat kerja Anda, dijawab dengan data.',
    chapters: [],
  }),
]

const props = {
  heading: 'Apa yang Anda pelajari',
  lead: 'Setiap modul ditutup dengan satu tugas yang diperiksa mentor.',
  classroomId: 'c1',
}

const ofClass = { slug: 'sql', isPremium: true }
const chapter = '/Courses/:slug/module/:moduleSlug?/chapter/:chapterSlug'

export const fixtures = {
  filled: { props, data: { syllabus: { class: ofClass, items } } },
  empty: { props, data: { syllabus: { class: ofClass, items: [] } } },
  timeline: {
    props: { ...props, look: 'timeline' },
    data: { syllabus: { class: ofClass, items } },
  },
  'with texts': { props: { ...props, chapter }, data: { syllabus: { class: ofClass, items } } },
  'no such class': { props: { ...props, band: 'tint' }, data: { syllabus: null }, locale: 'en' },
} satisfies FixturesOf<typeof syllabus>
