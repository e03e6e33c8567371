import type { Locale } from '#schemas/text.ts'

interface Strings {
  export: string
  exportHeading: string
  exportLine: string
  erase: string
  eraseHeading: string
  eraseLine: string
  question: string
  erased: readonly string[]
  kept: string
  type: (email: string) => string
  confirm: string
  cancel: string
  signIn: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    export: 'Unduh data saya',
    exportHeading: 'Salinan data Anda',
    exportLine:
      'Semua yang disimpan situs ini tentang Anda, dalam satu berkas JSON. Kata sandi tidak ada di dalamnya.',
    erase: 'Hapus akun saya',
    eraseHeading: 'Hapus akun untuk selamanya',
    eraseLine:
      'Akun, kemajuan belajar, dan pesan Anda di situs ini hilang untuk selamanya, dan tidak seorang pun dapat mengembalikannya.',
    question: 'Hapus akun Anda untuk selamanya?',
    erased: [
      'Akun, kata sandi, kemajuan belajar, dan pesan Anda dihapus.',
      'Anda keluar di mana-mana, dan tidak dapat masuk lagi dengan akun ini.',
    ],
    kept: 'Tagihan dan kuitansi disimpan selama diwajibkan undang-undang, tanpa nama Anda.',
    type: (email) => `Ketik ${email} untuk memastikan`,
    confirm: 'Hapus untuk selamanya',
    cancel: 'Batal',
    signIn: 'Masuk lagi',
  },
  en: {
    export: 'Download my data',
    exportHeading: 'A copy of your data',
    exportLine:
      'Everything that this site stores about you, in one JSON file. Your password is not in it.',
    erase: 'Erase my account',
    eraseHeading: 'Erase the account for good',
    eraseLine:
      'Your account, your progress and your messages on this site are gone for good, and nobody can bring them back.',
    question: 'Erase your account for good?',
    erased: [
      'Your account, password, progress and messages are erased.',
      'You are signed out everywhere, and cannot sign in with this account again.',
    ],
    kept: 'Invoices and receipts are kept as long as the law requires, without your name.',
    type: (email) => `Type ${email} to be sure`,
    confirm: 'Erase for good',
    cancel: 'Cancel',
    signIn: 'Sign in again',
  },
}
