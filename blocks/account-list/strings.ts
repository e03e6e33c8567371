import type { UserKind } from '#schemas/endpoint.ts'
import type { Locale } from '#schemas/text.ts'
import { kindWords } from '../parts/kind-words.ts'

interface Strings {
  none: string
  search: string
  chooseState: string
  chooseKind: string
  all: string
  everyKind: string
  states: Record<'active' | 'suspended', string>
  kinds: Record<UserKind, string>
  own: string
  verified: string
  unverified: string
  created: (moment: string) => string
  signedIn: (moment: string) => string
  signedOut: string
  sees: (area: string) => string
  setArea: string
  chooseProgram: string
  chooseProvince: string
  searchPrograms: string
  noPrograms: (words: string) => string
  firstPrograms: (shown: number, total: number) => string
  foundPrograms: (count: number, words: string) => string
  wholeSite: string
  suspend: string
  suspended: string
  suspendQuestion: string
  suspendLead: string
  resume: string
  resumed: string
  export: string
  exported: string
  file: string
  erase: string
  erased: string
  erasedNow: string
  eraseQuestion: string
  eraseLead: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    none: 'Belum ada akun di situs ini.',
    search: 'Cari nama atau alamat surel',
    chooseState: 'Saring menurut keadaan',
    chooseKind: 'Saring menurut jenis akun',
    all: 'Semua',
    everyKind: 'Semua jenis',
    states: { active: 'Aktif', suspended: 'Ditangguhkan' },
    kinds: kindWords.id,
    own: 'akun Anda',
    verified: 'Alamat surel terkonfirmasi',
    unverified: 'Alamat surel belum dikonfirmasi',
    created: (moment) => `Dibuat ${moment}`,
    signedIn: (moment) => `Terakhir masuk ${moment}`,
    signedOut: 'Sedang tidak masuk',
    sees: (area) => `Statistik, tim, dan pencairan yang dilihatnya: ${area}`,
    setArea: 'Simpan cakupan',
    chooseProgram: 'Program yang dipimpin',
    chooseProvince: 'Provinsi yang dipimpin',
    searchPrograms: 'Cari program yang dipimpin',
    noPrograms: (words) => `Tidak ada program yang cocok dengan “${words}”.`,
    firstPrograms: (shown, total) =>
      `Pilihan di bawah memuat ${shown} dari ${total} program. Cari nama program yang lain.`,
    foundPrograms: (count, words) => `Pilihan di bawah memuat ${count} program untuk “${words}”.`,
    wholeSite: 'Seluruh situs',
    suspend: 'Tangguhkan',
    suspended: 'Ditangguhkan. Semua sesinya sudah berakhir.',
    suspendQuestion: 'Tangguhkan akun ini?',
    suspendLead: 'Semua sesinya berakhir sekarang juga, dan akun ini tidak dapat masuk lagi.',
    resume: 'Aktifkan lagi',
    resumed: 'Aktif lagi. Orang ini dapat masuk kembali.',
    export: 'Unduh data orang ini',
    exported: 'Data diunduh sebagai berkas.',
    file: 'data-orang',
    erase: 'Hapus data orang ini',
    erased: 'Data dihapus',
    erasedNow: 'Data orang ini sudah dihapus dari situs.',
    eraseQuestion: 'Hapus data orang ini untuk selamanya?',
    eraseLead:
      'Akun dan semua yang disimpan tentang orang ini dihapus dan tidak dapat dipulihkan. Catatan yang diwajibkan hukum, seperti tagihan, tetap ada tanpa namanya.',
  },
  en: {
    none: 'There are no accounts at this site yet.',
    search: 'Search names or e-mail addresses',
    chooseState: 'Filter by state',
    chooseKind: 'Filter by kind of account',
    all: 'All',
    everyKind: 'All kinds',
    states: { active: 'Active', suspended: 'Suspended' },
    kinds: kindWords.en,
    own: 'your account',
    verified: 'E-mail address confirmed',
    unverified: 'E-mail address not confirmed',
    created: (moment) => `Created on ${moment}`,
    signedIn: (moment) => `Last signed in on ${moment}`,
    signedOut: 'Not signed in',
    sees: (area) => `Sees the statistics, teams and payouts of: ${area}`,
    setArea: 'Save what it leads',
    chooseProgram: 'The programme that it leads',
    chooseProvince: 'The province that it leads',
    searchPrograms: 'Search the programme that it leads',
    noPrograms: (words) => `No programme matches “${words}”.`,
    firstPrograms: (shown, total) =>
      `The choice below has ${shown} of ${total} programmes. Search for the name of another one.`,
    foundPrograms: (count, words) =>
      `The choice below has ${count === 1 ? 'one programme' : `${count} programmes`} for “${words}”.`,
    wholeSite: 'The whole site',
    suspend: 'Suspend',
    suspended: 'Suspended. All of its sessions have ended.',
    suspendQuestion: 'Suspend this account?',
    suspendLead: 'All of its sessions end now, and it cannot sign in any more.',
    resume: 'Resume',
    resumed: 'Active again. This person can sign in.',
    export: 'Download this person’s data',
    exported: 'The data is downloaded as a file.',
    file: 'person-data',
    erase: 'Erase this person’s data',
    erased: 'Data erased',
    erasedNow: 'The data of this person is erased from the site.',
    eraseQuestion: 'Erase this person’s data for good?',
    eraseLead:
      'The account and everything stored about this person is erased and cannot be restored. Records that the law requires, such as invoices, stay without the name.',
  },
}
