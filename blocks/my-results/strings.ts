import type { ResultKind } from '#schemas/services/learning-result.ts'
import type { Locale } from '#schemas/text.ts'
import { countInEnglish } from '../parts/format.ts'

interface Strings {
  origin: string
  all: string
  filter: string
  kinds: Record<ResultKind, string>
  score: Record<ResultKind, (correct: number, total: number) => string>
  none: string
  noneOf: Record<ResultKind, string>
  signedOut: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    origin:
      'Nilai dikirim oleh peramban Anda saat kuis atau latihan selesai. Jawaban dan kode tidak ikut dikirim, jadi nilai ini untuk Anda sendiri dan bukan bukti kelulusan.',
    all: 'Semua',
    filter: 'Saring menurut jenis',
    kinds: { quiz: 'Kuis', exercise: 'Latihan kode' },
    score: {
      quiz: (correct, total) => `${correct} dari ${total} benar`,
      exercise: (correct, total) => `${correct} dari ${total} pemeriksaan lulus`,
    },
    none: 'Belum ada nilai. Selesaikan sebuah kuis atau latihan kode selagi masuk, dan nilainya tampil di sini.',
    noneOf: {
      quiz: 'Belum ada nilai kuis. Selesaikan sebuah kuis selagi masuk, dan nilainya tampil di sini.',
      exercise:
        'Belum ada nilai latihan kode. Selesaikan sebuah latihan selagi masuk, dan nilainya tampil di sini.',
    },
    signedOut: 'Masuk untuk melihat nilai kuis dan latihan Anda.',
  },
  en: {
    origin:
      'Your browser sends a score when a quiz or an exercise is done. Answers and code are not sent, so the scores are for yourself and prove nothing to others.',
    all: 'All',
    filter: 'Filter by kind',
    kinds: { quiz: 'Quiz', exercise: 'Coding exercise' },
    score: {
      quiz: (correct, total) => `${correct} of ${total} right`,
      exercise: (correct, total) =>
        `${correct} of ${countInEnglish(total, 'check', 'checks')} passed`,
    },
    none: 'There are no scores yet. Finish a quiz or a coding exercise while you are signed in, and its score is shown here.',
    noneOf: {
      quiz: 'There are no scores of quizzes yet. Finish one while you are signed in, and its score is shown here.',
      exercise:
        'There are no scores of coding exercises yet. Finish one while you are signed in, and its score is shown here.',
    },
    signedOut: 'Sign in to see your scores of quizzes and exercises.',
  },
}
