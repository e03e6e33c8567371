import type { Locale } from '#schemas/text.ts'

interface Strings {
  amount: string
  amountHint: string
  bank: string
  choose: string
  accountNumber: string
  accountNumberHint: string
  accountName: string
  accountNameHint: string
  note: string
  consent: string
  submit: string
  sentHeading: string
  sentText: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    amount: 'Jumlah dalam rupiah',
    amountHint: 'Paling sedikit Rp10.000, misalnya 1.500.000.',
    bank: 'Bank',
    choose: 'Pilih bank',
    accountNumber: 'Nomor rekening',
    accountNumberHint: '5 sampai 20 angka.',
    accountName: 'Nama pemilik rekening',
    accountNameHint: 'Seperti tertulis di buku tabungan.',
    note: 'Catatan',
    consent:
      'Periksa nomor rekening sekali lagi: yang sudah disetujui tidak dapat ditarik kembali.',
    submit: 'Minta pencairan',
    sentHeading: 'Permintaan sudah masuk',
    sentText: 'Jumlahnya disisihkan dari saldo sampai permintaan ini diputuskan.',
  },
  en: {
    amount: 'Amount in rupiah',
    amountHint: 'At least Rp10,000, for example 1.500.000.',
    bank: 'Bank',
    choose: 'Choose a bank',
    accountNumber: 'Account number',
    accountNumberHint: '5 to 20 digits.',
    accountName: 'Name of the account holder',
    accountNameHint: 'As the bank writes it.',
    note: 'Note',
    consent: 'Check the account number once more: what was approved cannot be taken back.',
    submit: 'Request a payout',
    sentHeading: 'Your request was received',
    sentText: 'The amount is set aside from the balance until the request is decided on.',
  },
}
