import type { Locale } from '#schemas/text.ts'

interface Words {
  offline: string
  tooLate: string
  noPage: string
}

/** What the browser itself says of payments; all other texts are in the page or of the server. */
export const paymentWords: Record<Locale, Words> = {
  id: {
    offline: 'Tidak ada sambungan internet. Belum ada yang dibayar: coba lagi saat tersambung.',
    tooLate: 'Jawaban terlalu lama. Coba lagi: tagihan tidak akan dibuat dua kali.',
    noPage: 'Halaman pembayaran belum tersedia. Coba lagi sebentar lagi.',
  },
  en: {
    offline: 'There is no internet connection. Nothing was paid: try again when it is back.',
    tooLate: 'The answer took too long. Try again: no second invoice is made.',
    noPage: 'The payment page is not available yet. Try again in a moment.',
  },
}
