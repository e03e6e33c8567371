import type { InvoiceState } from '#schemas/services/payment.ts'
import type { Locale } from '#schemas/text.ts'

export interface Strings {
  none: string
  toAll: string
  receipt: string
  repay: string
  search: string
  states: Record<InvoiceState, string>
  all: string
  filter: string
  made: (day: string) => string
  expires: (moment: string) => string
  pay: string
  free: string
  signedOut: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    none: 'Tidak ada pembayaran di sini.',
    toAll: 'Lihat semua kelas',
    receipt: 'Kuitansi',
    repay: 'Bayar lagi',
    search: 'Cari kelas',
    states: {
      pending: 'Menunggu pembayaran',
      paid: 'Lunas',
      failed: 'Gagal',
      expired: 'Kedaluwarsa',
    },
    all: 'Semua',
    filter: 'Saring menurut status',
    made: (day) => `Dibuat ${day}`,
    expires: (moment) => `bayar sebelum ${moment}`,
    pay: 'Bayar',
    free: 'Gratis',
    signedOut: 'Masuk untuk melihat pembayaran Anda.',
  },
  en: {
    none: 'There are no payments here.',
    toAll: 'See all classes',
    receipt: 'Receipt',
    repay: 'Pay again',
    search: 'Search classes',
    states: { pending: 'Waiting for payment', paid: 'Paid', failed: 'Failed', expired: 'Expired' },
    all: 'All',
    filter: 'Filter by status',
    made: (day) => `Made on ${day}`,
    expires: (moment) => `pay before ${moment}`,
    pay: 'Pay',
    free: 'Free',
    signedOut: 'Sign in to see your payments.',
  },
}
