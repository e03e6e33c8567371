import type { Locale } from '#schemas/text.ts'

interface Strings {
  name: string
  phone: string
  phoneHint: string
  optional: string
  email: string
  kind: string
  school: string
  since: string
  readOnly: string
  save: string
  takeStored: string
  password: string
  passwordLine: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    name: 'Nama lengkap',
    phone: 'Nomor telepon',
    phoneHint: 'Contoh: 0812 3456 7890. Kosongkan untuk menghapusnya.',
    optional: 'boleh kosong',
    email: 'Alamat surel',
    kind: 'Jenis akun',
    school: 'Sekolah',
    since: 'Akun dibuat',
    readOnly: 'Bagian ini diatur oleh pengelola situs.',
    save: 'Simpan profil',
    takeStored: 'Pakai yang tersimpan',
    password: 'Ganti kata sandi',
    passwordLine: 'Kami mengirim tautan untuk menggantinya ke alamat surel Anda.',
  },
  en: {
    name: 'Full name',
    phone: 'Telephone number',
    phoneHint: 'For example 0812 3456 7890. Leave it empty to take it away.',
    optional: 'optional',
    email: 'E-mail address',
    kind: 'Kind of account',
    school: 'School',
    since: 'Account since',
    readOnly: 'This part is kept by the people who run the site.',
    save: 'Save profile',
    takeStored: 'Use what is stored',
    password: 'Change password',
    passwordLine: 'We send a link for it to your e-mail address.',
  },
}
