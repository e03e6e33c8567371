import type { InvoiceState } from '#schemas/services/payment.ts'
import type { Locale } from '#schemas/text.ts'

interface Strings {
  none: string
  search: string
  filter: string
  all: string
  states: Record<InvoiceState, string>
  free: string
  erased: string
  trial: string
  order: (id: string) => string
  made: (moment: string) => string
  closed: (moment: string) => string
  expires: (moment: string) => string
}

export const strings: Record<Locale, Strings> = {
  id: {
    none: 'Belum ada pembayaran di situs ini.',
    search: 'Cari kelas, nama, surel, atau nomor pesanan',
    filter: 'Saring menurut status',
    all: 'Semua',
    states: {
      pending: 'Menunggu pembayaran',
      paid: 'Lunas',
      failed: 'Gagal',
      expired: 'Kedaluwarsa',
    },
    free: 'Gratis',
    erased: 'Data pembayar sudah dihapus.',
    trial: 'Pembayaran percobaan: tidak ada uang yang berpindah.',
    order: (id) => `Pesanan ${id}`,
    made: (moment) => `Dibuat ${moment}`,
    closed: (moment) => `ditutup ${moment}`,
    expires: (moment) => `harus dibayar sebelum ${moment}`,
  },
  en: {
    none: 'There are no payments at this site yet.',
    search: 'Search classes, names, addresses or order numbers',
    filter: 'Filter by state',
    all: 'All',
    states: { pending: 'Waiting for payment', paid: 'Paid', failed: 'Failed', expired: 'Expired' },
    free: 'Free',
    erased: 'The data of the payer was erased.',
    trial: 'A test payment: no money moved.',
    order: (id) => `Order ${id}`,
    made: (moment) => `Made ${moment}`,
    closed: (moment) => `closed ${moment}`,
    expires: (moment) => `to be paid before ${moment}`,
  },
}
