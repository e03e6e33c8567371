import type { Locale } from '#schemas/text.ts'

interface Words {
  offline: string
  tooLate: string
  saved: string
  changed: (name: string, phone: string) => string
  noPhone: string
  ended: string
  endedOthers: (count: number) => string
  exporting: string
  exported: string
  file: string
  signInAgain: string
}

/** What the browser itself says of the own account; all other texts are in the page or of the server. */
export const ownWords: Record<Locale, Words> = {
  id: {
    offline: 'Tidak ada sambungan internet. Belum ada yang berubah: coba lagi saat tersambung.',
    tooLate: 'Jawaban terlalu lama. Muat ulang halaman untuk melihat apakah sudah berubah.',
    saved: 'Profil tersimpan.',
    changed: (name, phone) =>
      `Profil ini sudah diubah di tempat lain. Yang tersimpan sekarang: ${name}, ${phone}. Isian Anda masih ada: simpan sekali lagi untuk memakainya.`,
    noPhone: 'tanpa nomor telepon',
    ended: 'Sesi itu sudah diakhiri.',
    endedOthers: (count) => `${count} sesi lain sudah diakhiri.`,
    exporting: 'Berkas sedang disiapkan…',
    exported: 'Berkas sudah diunduh.',
    file: 'data-saya',
    signInAgain: 'Untuk keamanan, Anda perlu masuk sekali lagi sebelum menghapus akun.',
  },
  en: {
    offline: 'There is no internet connection. Nothing was changed: try again when it is back.',
    tooLate: 'The answer took too long. Reload the page to see whether something has changed.',
    saved: 'Profile saved.',
    changed: (name, phone) =>
      `This profile was changed elsewhere. What is stored now: ${name}, ${phone}. What you typed is still here: save once more to use it.`,
    noPhone: 'no telephone number',
    ended: 'That session was ended.',
    endedOthers: (count) => `Other sessions that were ended: ${count}.`,
    exporting: 'The file is being prepared…',
    exported: 'The file was downloaded.',
    file: 'my-data',
    signInAgain: 'To be safe, you need to sign in once more before you erase the account.',
  },
}
