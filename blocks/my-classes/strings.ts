import type { Locale } from '#schemas/text.ts'

interface Strings {
  none: string
  toAll: string
  progress: (finished: number, chapters: number) => string
  start: string
  resume: string
  again: string
  next: (title: string) => string
  done: string
  signedOut: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    none: 'Anda belum mengikuti kelas apa pun.',
    toAll: 'Lihat semua kelas',
    progress: (finished, chapters) => `${finished} dari ${chapters} bab selesai`,
    start: 'Mulai',
    resume: 'Lanjutkan',
    again: 'Buka kelas',
    next: (title) => `Berikutnya: ${title}`,
    done: 'Semua bab sudah selesai.',
    signedOut: 'Masuk untuk melihat kelas Anda.',
  },
  en: {
    none: 'You are in no class yet.',
    toAll: 'See all classes',
    progress: (finished, chapters) => `${finished} of ${chapters} chapters finished`,
    start: 'Begin',
    resume: 'Continue',
    again: 'Open the class',
    next: (title) => `Next: ${title}`,
    done: 'All chapters are finished.',
    signedOut: 'Sign in to see your classes.',
  },
}
