import type { Locale } from '#schemas/text.ts'

interface Strings {
  heading: string
  number: string
  date: string
  from: string
  for: string
  to: string
  total: string
  print: string
  payments: string
  none: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    heading: 'Kuitansi',
    number: 'Nomor kuitansi',
    date: 'Tanggal bayar',
    from: 'Diterima dari',
    for: 'Untuk kelas',
    to: 'Diterima oleh',
    total: 'Jumlah',
    print: 'Cetak kuitansi',
    payments: 'Semua pembayaran saya',
    none: 'Tidak ada kuitansi di alamat ini. Kuitansi ada setelah tagihannya lunas.',
  },
  en: {
    heading: 'Receipt',
    number: 'Receipt number',
    date: 'Paid on',
    from: 'Received from',
    for: 'For the class',
    to: 'Received by',
    total: 'Amount',
    print: 'Print the receipt',
    payments: 'All my payments',
    none: 'There is no receipt at this address. A receipt exists once its invoice is paid.',
  },
}
