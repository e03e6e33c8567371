import type { NodeQuery } from '#schemas/page-query.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { discTest } from './index.ts'
import { dimensions, type Scores } from './scores.ts'

const quads = [
  {
    slug: 'rapat',
    order: 'cdsi' as const,
    d: 'Membawa rapat ke sebuah keputusan',
    i: 'Membuat semua orang ikut bicara',
    s: 'Memberi setiap orang cukup waktu',
    c: 'Mencatat apa yang disepakati',
  },
  {
    slug: 'belajar',
    order: 'isdc' as const,
    d: 'Belajar dengan langsung mencoba',
    i: 'Belajar sambil bercerita dengan teman',
    s: 'Belajar dengan mengulang sampai lancar',
    c: 'Belajar dengan memahami alasannya',
  },
  {
    slug: 'gagasan',
    order: 'dcis' as const,
    d: 'Mewujudkan gagasan',
    i: 'Menyebarkan gagasan',
    s: 'Merawat gagasan sampai tumbuh',
    c: 'Menguji gagasan',
  },
]

const props = {
  heading: 'Tes DISC',
  quads,
  consent: 'Simpan empat skor, tipe, dan nama saya bila saya isi, untuk statistik situs ini.',
}

const queryOf = (scores: Partial<Scores>): NodeQuery => ({
  path: '/Tes-Disc',
  values: dimensions.map((name) => ({ name, type: 'number', value: scores[name], max: 100 })),
  props: { d: 'd', i: 'i', s: 's', c: 'c' },
})

const scored = (scores: Partial<Scores>) => ({
  props: { ...props, ...scores },
  data: {},
  query: queryOf(scores),
})

const word = 'pembelajaran'.repeat(10)

export const fixtures = {
  filled: { props, data: {}, query: queryOf({}) },
  empty: { props: { ...props, quads: [] }, data: {}, query: queryOf({}) },
  result: scored({ d: 65, i: 75, s: 33, c: 27 }),
  'one dimension': scored({ d: 85, i: 44, s: 37, c: 33 }),
  balanced: scored({ d: 52, i: 50, s: 48, c: 50 }),
  tied: scored({ d: 29, i: 67, s: 67, c: 38 }),
  'no result': scored({ d: 65, i: 75, s: 33 }),
  long: {
    props: {
      ...props,
      heading: word.slice(0, 120),
      lead: word,
      consent: word,
      quads: [
        {
          ...props.quads[0],
          slug: 'panjang',
          order: 'disc',
          d: word.slice(0, 100),
          i: word.slice(1, 101),
          s: word.slice(2, 102),
          c: word.slice(3, 103),
        },
      ],
      band: 'tint',
    },
    data: {},
    query: queryOf({}),
  },
  english: { ...scored({ d: 27, i: 33, s: 65, c: 75 }), locale: 'en' },
  'english test': {
    props: {
      heading: 'DISC test',
      quads: [
        {
          slug: 'ideas',
          order: 'scid',
          d: 'Put ideas into action',
          i: 'Spread ideas',
          s: 'Nurture ideas until they grow',
          c: 'Test ideas',
        },
      ],
      consent:
        'Store my four scores, my type and my name if I write one, for statistics of this site.',
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof discTest>
