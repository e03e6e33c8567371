import type { Locale } from '#schemas/text.ts'

interface Words {
  offline: string
  tooLate: string
}

/** What the browser itself says of a call for the own account; all other refusals are of the server. */
export const callWords: Record<Locale, Words> = {
  id: {
    offline: 'Tidak ada sambungan internet. Belum ada yang berubah: coba lagi saat tersambung.',
    tooLate: 'Jawaban terlalu lama. Muat ulang halaman untuk melihat apakah sudah berubah.',
  },
  en: {
    offline: 'There is no internet connection. Nothing was changed: try again when it is back.',
    tooLate: 'The answer took too long. Reload the page to see whether something has changed.',
  },
}
