import type { NodeQuery } from '#schemas/page-query.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { quiz } from './index.ts'

const questions = [
  {
    slug: 'perkalian',
    question: 'Berapa hasil dari 8 + 4 × 3?',
    choices: ['36', '24', '20', '15'],
    answer: 2,
    explanation: 'Perkalian dihitung lebih dahulu: 4 × 3 = 12, lalu 8 + 12 = 20.',
  },
  {
    slug: 'pecahan',
    question: 'Berapa hasil dari 1/2 + 1/3?',
    choices: ['5/6', '2/5', '1/6'],
    answer: 0,
    explanation: 'Samakan penyebutnya: 3/6 + 2/6 = 5/6.',
  },
  {
    slug: 'pangkat',
    question: 'Berapa nilai 2 pangkat 5?',
    choices: ['10', '32', '25', '16', '64'],
    answer: 1,
    explanation: '2 × 2 × 2 × 2 × 2 = 32.',
  },
]

const props = {
  heading: 'Uji diri',
  lead: 'Setiap jawaban dijelaskan di akhir kuis.',
  subject: 'matematika-dasar',
  subjects: [
    { slug: 'matematika-dasar', name: 'Matematika dasar' },
    { slug: 'bahasa-inggris', name: 'Bahasa Inggris' },
  ],
  questions,
}

const query: NodeQuery = {
  path: '/Quiz',
  values: [
    {
      name: 'subject',
      type: 'choice',
      value: 'matematika-dasar',
      default: 'matematika-dasar',
      of: ['matematika-dasar', 'bahasa-inggris'],
    },
  ],
  props: { subject: 'subject' },
}

const word = 'pembelajaran'.repeat(16)

export const fixtures = {
  filled: { props, data: {}, query },
  empty: { props: { ...props, questions: [] }, data: {}, query },
  open: { props: { ...props, eyebrow: 'Latihan', look: 'open', band: 'tint' }, data: {} },
  long: {
    props: {
      ...props,
      heading: word.slice(0, 120),
      subjects: [{ slug: 'matematika-dasar', name: word.slice(0, 80) }],
      questions: [
        {
          slug: 'panjang',
          question: word,
          choices: [word, word.slice(1), word.slice(2)],
          answer: 0,
          explanation: word,
        },
      ],
    },
    data: {},
    query,
  },
  english: {
    props: {
      heading: 'Test yourself',
      subject: 'mathematics',
      questions: [
        {
          slug: 'mean',
          question: 'What is the mean of 6, 8 and 10?',
          choices: ['24', '8', '7'],
          answer: 1,
          explanation: 'The sum is 24, divided by three numbers: 8.',
        },
      ],
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof quiz>
