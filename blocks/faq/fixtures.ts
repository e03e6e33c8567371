import type { FixturesOf } from '../fixture-types.ts'
import type { faq } from './index.ts'

const props = {
  heading: 'Yang sering ditanyakan',
  lead: 'Belum terjawab? Buat janji temu dan kami bicarakan bersama.',
  items: [
    {
      question: 'Apakah saya harus sudah bisa pemrograman?',
      answer:
        'Tidak. Kelas pemula dimulai dari nol dan hanya meminta waktu sepuluh jam seminggu.\n\nUntuk kelas lanjut ada tes singkat, supaya Anda tidak bosan atau tertinggal.',
    },
    {
      question: 'Berapa biaya mengikuti satu kelas?',
      answer: 'Biaya tertulis di halaman setiap kelas. Sebagian kelas gratis, dan ada beasiswa.',
    },
    {
      question: 'Apakah kelas direkam bila saya berhalangan hadir?',
      answer: 'Ya. Rekaman tersedia sehari kemudian dan dapat ditonton sampai kelas selesai.',
    },
    { question: 'Apakah tugas saya ditinjau?', answer: 'Ya, tertulis, paling lambat tiga hari.' },
  ],
}

export const fixtures = {
  filled: { props, data: {} },
  empty: { props: { ...props, items: [] }, data: {} },
  split: {
    props: { ...props, eyebrow: 'Tanya jawab', look: 'split', band: 'tint' },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof faq>
