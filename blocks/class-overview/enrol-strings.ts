import type { Locale } from '#schemas/text.ts'

interface EnrolWords {
  goOn: string
  again: string
  open: string
  busy: string
  pending: string
  paid: string
  failed: string
  expired: string
  noScript: string
}

export const enrolStrings: Record<Locale, EnrolWords> = {
  id: {
    goOn: 'Lanjutkan pembayaran',
    again: 'Coba bayar lagi',
    open: 'Buka kelas',
    busy: 'Menyiapkan pendaftaran Anda …',
    pending: 'Kursi Anda sudah dipesan. Selesaikan pembayarannya sebelum tagihan kedaluwarsa.',
    paid: 'Anda sudah terdaftar di kelas ini.',
    failed: 'Pembayaran Anda yang terakhir gagal. Tidak ada uang yang diambil.',
    expired: 'Tagihan Anda yang terakhir sudah kedaluwarsa.',
    noScript:
      'Pendaftaran memerlukan JavaScript, karena tanda masuk Anda disimpan di peramban. Aktifkan JavaScript, lalu muat ulang halaman ini.',
  },
  en: {
    goOn: 'Continue to payment',
    again: 'Try to pay again',
    open: 'Open the class',
    busy: 'Preparing your enrolment …',
    pending: 'Your seat is reserved. Pay before the invoice expires.',
    paid: 'You are enrolled in this class.',
    failed: 'Your last payment failed. No money was taken.',
    expired: 'Your last invoice has expired.',
    noScript:
      'Enrolling needs JavaScript, because your sign-in is stored in the browser. Turn JavaScript on and reload this page.',
  },
}
