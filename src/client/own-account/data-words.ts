import type { Locale } from '#schemas/text.ts'

interface Words {
  exporting: string
  exported: string
  file: string
  signInAgain: string
}

/** What is said of one's own data. */
export const dataWords: Record<Locale, Words> = {
  id: {
    exporting: 'Berkas sedang disiapkan…',
    exported: 'Berkas sudah diunduh.',
    file: 'data-saya',
    signInAgain: 'Untuk keamanan, Anda perlu masuk sekali lagi sebelum menghapus akun.',
  },
  en: {
    exporting: 'The file is being prepared…',
    exported: 'The file was downloaded.',
    file: 'my-data',
    signInAgain: 'To be safe, you need to sign in once more before you erase the account.',
  },
}
