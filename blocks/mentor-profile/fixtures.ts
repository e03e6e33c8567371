import type { ListedMentor } from '#schemas/services/class.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { mentorProfile } from './index.ts'

const mentor: ListedMentor = {
  id: 'id-marlina',
  name: 'Marlina Tefa',
  slug: 'marlina',
  role: 'Analis data',
  bio: 'Sepuluh tahun membaca angka koperasi, dan setiap Sabtu mengajar di sekolah lamanya.',
  photo: null,
  expertise: ['SQL', 'Visualisasi data'],
  classes: [
    { name: 'Analisis Data dengan SQL', slug: 'analisis-data-sql', state: 'onRegistration' },
    { name: 'Grafik yang Jujur', slug: 'grafik-yang-jujur', state: 'ended' },
    { name: 'Buku Kas Warung', slug: 'buku-kas', state: 'soon' },
  ],
}
const word = 'pendampingan'.repeat(25)
const props = { mentor: 'marlina' }

export const fixtures = {
  filled: {
    props: { ...props, back: '/Mentor', detail: '/Class/:slug', band: 'tint' },
    data: { mentor },
  },
  empty: { props, data: { mentor: null } },
  bare: {
    props: { mentor: 'id-marlina' },
    data: { mentor: { ...mentor, bio: '', expertise: [], classes: [] } },
    locale: 'en',
  },
  long: {
    props,
    data: {
      mentor: { ...mentor, name: word, role: word, bio: word, expertise: [word, 'SQL'] },
    },
  },
} satisfies FixturesOf<typeof mentorProfile>
