import type { Locale } from '#schemas/text.ts'

interface Words {
  cancel: string
  signIn: string
  download: string
  downloadPart: (from: number, to: number) => string
}

/** What lists say that people decide about. */
export const managedWords: Record<Locale, Words> = {
  id: {
    cancel: 'Batal',
    signIn: 'Masuk lagi',
    download: 'Unduh CSV',
    downloadPart: (from, to) => `Unduh CSV, ${from}–${to}`,
  },
  en: {
    cancel: 'Cancel',
    signIn: 'Sign in again',
    download: 'Download CSV',
    downloadPart: (from, to) => `Download CSV, ${from}–${to}`,
  },
}
