import { languageTags } from '#schemas/languages.ts'
import type { InvoiceState } from '#schemas/services/payment.ts'
import type { Locale } from '#schemas/text.ts'

export interface ReceiptWords {
  headings: Record<InvoiceState, string>
  texts: Record<InvoiceState, string>
  number: string
  from: string
  anonymous: string
  amount: string
  date: string
  to: string
  pay: string
  check: string
  again: string
  home: string
  unknown: string
  unknownText: string
  trouble: string
}

/** The texts of the receipts of donations, by language. */
export const receiptWords: Record<Locale, ReceiptWords> = {
  id: {
    headings: {
      pending: 'Donasi Anda belum dibayar',
      paid: 'Terima kasih, donasi Anda sudah kami terima',
      failed: 'Pembayaran dibatalkan',
      expired: 'Waktu pembayaran sudah lewat',
    },
    texts: {
      pending:
        'Bayar lewat halaman penyedia pembayaran. Bila Anda baru saja membayar, tunggu sebentar lalu periksa lagi.',
      paid: 'Donasi ini sudah dihitung. Kuitansinya juga kami kirim ke surel Anda.',
      failed: 'Tidak ada uang yang diambil. Anda dapat mengisi formulir donasi sekali lagi.',
      expired: 'Tidak ada uang yang diambil. Anda dapat mengisi formulir donasi sekali lagi.',
    },
    number: 'Nomor kuitansi',
    from: 'Dari',
    anonymous: 'Tanpa nama',
    amount: 'Jumlah',
    date: 'Tanggal bayar',
    to: 'Diterima oleh',
    pay: 'Bayar sekarang',
    check: 'Periksa lagi',
    again: 'Isi formulir lagi',
    home: 'Kembali ke situs',
    unknown: 'Kuitansi tidak ditemukan',
    unknownText: 'Alamat ini tidak memuat kuitansi yang kami kenal. Periksa tautan di surel Anda.',
    trouble: 'Kuitansi belum dapat dibaca. Coba lagi sebentar lagi.',
  },
  en: {
    headings: {
      pending: 'Your donation is not paid yet',
      paid: 'Thank you, we have received your donation',
      failed: 'The payment was cancelled',
      expired: 'The time to pay is over',
    },
    texts: {
      pending:
        'Pay on the page of the payment provider. If you have just paid, wait a moment and check again.',
      paid: 'This donation counts. We have also sent the receipt to your e-mail address.',
      failed: 'No money was taken. You can fill in the donation form once more.',
      expired: 'No money was taken. You can fill in the donation form once more.',
    },
    number: 'Receipt number',
    from: 'From',
    anonymous: 'Anonymous',
    amount: 'Amount',
    date: 'Paid on',
    to: 'Received by',
    pay: 'Pay now',
    check: 'Check again',
    again: 'Fill in the form again',
    home: 'Back to the site',
    unknown: 'No such receipt',
    unknownText: 'This address has no receipt that we know. Look at the link in your e-mail.',
    trouble: 'The receipt could not be read. Try again in a moment.',
  },
}

/** An amount of a receipt. */
export const toRupiah = (amount: number, locale: Locale) =>
  `Rp${new Intl.NumberFormat(languageTags[locale]).format(amount)}`

/** The day of a payment, in Jakarta. */
export const toDay = (moment: string, locale: Locale) =>
  new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'long',
    timeZone: 'Asia/Jakarta',
  }).format(new Date(moment))
