import type { Locale } from '#schemas/text.ts'
import { kindWords } from '../parts/kind-words.ts'

interface Strings {
  none: string
  search: string
  site: string
  everySite: string
  show: string
  chooseKind: string
  everyKind: string
  kinds: Record<'superadmin' | 'admin', string>
  chooseState: string
  all: string
  states: Record<'active' | 'suspended', string>
  own: string
  ofSite: (title: string, id: string) => string
  signedIn: (moment: string) => string
  signedOut: string
  suspend: string
  suspended: string
  suspendQuestion: string
  suspendLead: string
  resume: string
  resumed: string
  newOne: string
  newLead: string
  name: string
  email: string
  invite: string
  invited: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    none: 'Tidak ada pengelola yang cocok.',
    search: 'Cari nama atau alamat surel',
    site: 'Situs',
    everySite: 'Semua situs',
    show: 'Tampilkan',
    chooseKind: 'Saring menurut jenis akun',
    everyKind: 'Semua jenis',
    kinds: { superadmin: kindWords.id.superadmin, admin: kindWords.id.admin },
    chooseState: 'Saring menurut keadaan',
    all: 'Semua',
    states: { active: 'Aktif', suspended: 'Ditangguhkan' },
    own: 'akun Anda',
    ofSite: (title, id) => `${title} (${id})`,
    signedIn: (moment) => `Terakhir masuk ${moment}`,
    signedOut: 'Sedang tidak masuk',
    suspend: 'Tangguhkan',
    suspended: 'Ditangguhkan. Semua sesinya sudah berakhir.',
    suspendQuestion: 'Tangguhkan akun ini?',
    suspendLead: 'Semua sesinya berakhir sekarang juga, dan akun ini tidak dapat masuk lagi.',
    resume: 'Aktifkan lagi',
    resumed: 'Aktif lagi. Orang ini dapat masuk kembali.',
    newOne: 'Pengelola baru',
    newLead:
      'Undangan dikirim lewat surel dari situs itu. Akun yang sudah ada dengan alamat ini menjadi akun pengelola.',
    name: 'Nama',
    email: 'Alamat surel',
    invite: 'Undang',
    invited: 'Undangan sedang dikirim lewat surel.',
  },
  en: {
    none: 'No operator matches.',
    search: 'Search names or e-mail addresses',
    site: 'Site',
    everySite: 'Every site',
    show: 'Show',
    chooseKind: 'Filter by kind of account',
    everyKind: 'Both kinds',
    kinds: { superadmin: kindWords.en.superadmin, admin: kindWords.en.admin },
    chooseState: 'Filter by state',
    all: 'All',
    states: { active: 'Active', suspended: 'Suspended' },
    own: 'your account',
    ofSite: (title, id) => `${title} (${id})`,
    signedIn: (moment) => `Last signed in on ${moment}`,
    signedOut: 'Not signed in',
    suspend: 'Suspend',
    suspended: 'Suspended. All of its sessions have ended.',
    suspendQuestion: 'Suspend this account?',
    suspendLead: 'All of its sessions end now, and it cannot sign in any more.',
    resume: 'Resume',
    resumed: 'Active again. This person can sign in.',
    newOne: 'A new administrator',
    newLead:
      'The invitation is mailed by that site. An account that has this address already becomes an administrator’s.',
    name: 'Name',
    email: 'E-mail address',
    invite: 'Invite',
    invited: 'The invitation is on its way by e-mail.',
  },
}
