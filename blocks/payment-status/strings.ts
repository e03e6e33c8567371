import type { InvoiceState } from '#schemas/services/payment.ts'
import type { Locale } from '#schemas/text.ts'

type State = InvoiceState | 'checking' | 'unknown' | 'unreachable'

interface Strings {
  headings: Record<State, string>
  texts: Record<State, string>
  asking: string
  silent: string
  check: string
  goOn: string
  repay: string
  open: string
  print: string
  payments: string
  home: string
  receipt: string
  class: string
  amount: string
  date: string
  mailed: string
  signIn: string
  toSignIn: string
  noScript: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    headings: {
      checking: 'Memeriksa pembayaran',
      pending: 'Pembayaran Anda sedang diproses',
      paid: 'Pembayaran berhasil',
      failed: 'Pembayaran gagal',
      expired: 'Tagihan sudah kedaluwarsa',
      unknown: 'Pembayaran ini tidak ditemukan',
      unreachable: 'Status pembayaran belum dapat diperiksa',
    },
    texts: {
      checking: 'Sebentar, kami menanyakan status pembayaran Anda.',
      pending: 'Kami belum menerima kabar dari bank. Biasanya hanya perlu beberapa menit.',
      paid: 'Terima kasih. Semua bab kelas Anda sekarang terbuka.',
      failed: 'Tidak ada uang yang diambil. Anda dapat mencoba lagi, juga dengan cara bayar lain.',
      expired: 'Batas waktu pembayarannya sudah lewat. Anda dapat meminta tagihan baru.',
      unknown: 'Alamat halaman ini tidak memuat nomor pembayaran yang kami kenal.',
      unreachable: 'Pembayaran Anda tidak hilang. Periksa sambungan internet Anda, lalu coba lagi.',
    },
    asking: 'Halaman ini memeriksa lagi dengan sendirinya.',
    silent: 'Belum ada kabar. Anda boleh menutup halaman ini: kuitansi kami kirim lewat surel.',
    check: 'Periksa lagi',
    goOn: 'Lanjutkan pembayaran',
    repay: 'Coba bayar lagi',
    open: 'Buka kelas',
    print: 'Cetak kuitansi',
    payments: 'Semua pembayaran saya',
    home: 'Ke beranda',
    receipt: 'Nomor kuitansi',
    class: 'Kelas',
    amount: 'Jumlah',
    date: 'Tanggal bayar',
    mailed: 'Kuitansi juga kami kirim ke alamat surel akun Anda.',
    signIn: 'Masuk dengan akun yang membayar untuk melihat kuitansinya.',
    toSignIn: 'Masuk',
    noScript:
      'Halaman ini memerlukan JavaScript. Pembayaran Anda tetap tercatat, dan kuitansinya kami kirim lewat surel.',
  },
  en: {
    headings: {
      checking: 'Checking your payment',
      pending: 'Your payment is being processed',
      paid: 'Your payment was received',
      failed: 'The payment failed',
      expired: 'The invoice has expired',
      unknown: 'This payment could not be found',
      unreachable: 'The payment could not be checked',
    },
    texts: {
      checking: 'One moment, we are asking how your payment stands.',
      pending: 'The bank has not confirmed it yet. This usually takes a few minutes.',
      paid: 'Thank you. All chapters of your class are open now.',
      failed: 'No money was taken. You can try again, also with another way to pay.',
      expired: 'The time to pay is over. You can ask for a new invoice.',
      unknown: 'The address of this page has no payment number that we know.',
      unreachable: 'Your payment is not lost. Check your internet connection and try again.',
    },
    asking: 'This page checks again by itself.',
    silent: 'There is no news yet. You may close this page: we send the receipt by e-mail.',
    check: 'Check again',
    goOn: 'Continue to payment',
    repay: 'Try to pay again',
    open: 'Open the class',
    print: 'Print the receipt',
    payments: 'All my payments',
    home: 'To the home page',
    receipt: 'Receipt number',
    class: 'Class',
    amount: 'Amount',
    date: 'Paid on',
    mailed: 'We have also sent the receipt to the e-mail address of your account.',
    signIn: 'Sign in with the account that paid to see the receipt.',
    toSignIn: 'Sign in',
    noScript:
      'This page needs JavaScript. Your payment is recorded all the same, and we send the receipt by e-mail.',
  },
}
