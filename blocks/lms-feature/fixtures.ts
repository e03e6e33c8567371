import type { FixturesOf } from '../fixture-types.ts'
import type { lmsFeature } from './index.ts'

const props = {
  title: 'Kuis Daring',
  description:
    'Guru menulis soal sekali, lalu memakainya untuk banyak kelas dengan waktu yang diatur.',
  icon: 'clock' as const,
  image: '/kuis.svg',
  listFeatures: [
    'Waktu dihitung untuk setiap siswa, juga ketika sambungan terputus',
    'Bank soal yang dibagi menurut topik dan tingkat',
    'Urutan soal dan jawaban yang berbeda untuk setiap siswa',
  ],
  benefits: [
    {
      title: 'Satu jam kembali ke guru',
      icon: 'heart' as const,
      desc: 'Pilihan ganda dinilai begitu dikirim; guru membaca uraian saja.',
    },
    { title: 'Hasil per topik', icon: 'chart' as const, desc: 'Terlihat mana yang perlu diulang.' },
    { title: 'Jalan di ponsel lama', desc: 'Tidak ada yang harus dipasang.' },
  ],
}
const word = 'pembelajaran'.repeat(16)

export const fixtures = {
  filled: {
    props: {
      ...props,
      back: '/Lms',
      actions: [{ label: 'Minta contoh', href: '/Make-Appointment' }],
    },
    data: {},
  },
  empty: { props: { title: 'Kuis Daring' }, data: {} },
  stage: { props: { ...props, look: 'stage', band: 'dark', eyebrow: 'Untuk guru' }, data: {} },
  'no picture': { props: { ...props, image: undefined, band: 'tint', benefits: [] }, data: {} },
  long: {
    props: {
      title: word.slice(0, 80),
      description: word,
      listFeatures: [word, word.slice(1)],
      benefits: [{ title: word.slice(0, 80), desc: word }],
    },
    data: {},
  },
  english: {
    props: {
      title: 'Online quiz',
      description: 'Write questions once, use them for many classes.',
      listFeatures: ['Time is counted for each learner'],
      benefits: [{ title: 'An hour back', desc: 'Choices are graded as they are sent.' }],
      back: '/Lms',
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof lmsFeature>
