import type { Locale } from '#schemas/text.ts'

interface Words {
  offline: string
  tooLate: string
  signInAgain: string
  changedMeanwhile: string
}

/** What the browser itself says of decisions; all other texts are in the page or of the server. */
export const manageWords: Record<Locale, Words> = {
  id: {
    offline: 'Tidak ada sambungan internet. Belum ada yang diubah: coba lagi saat tersambung.',
    tooLate: 'Jawaban terlalu lama. Muat ulang halaman untuk melihat apakah sudah diubah.',
    signInAgain: 'Untuk keamanan, Anda perlu masuk sekali lagi sebelum melanjutkan.',
    changedMeanwhile:
      'Orang lain mengubahnya sejak halaman ini dibuka. Muat ulang halaman, lalu ubah lagi.',
  },
  en: {
    offline: 'There is no internet connection. Nothing was changed: try again when it is back.',
    tooLate: 'The answer took too long. Load the page again to see whether it was changed.',
    signInAgain: 'To be safe, you need to sign in once more before you go on.',
    changedMeanwhile:
      'Somebody else has changed it since this page was opened. Load the page again, then change it.',
  },
}
