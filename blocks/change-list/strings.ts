import type { ContentEvent } from '#schemas/services/manage-sent.ts'
import type { Locale } from '#schemas/text.ts'

interface Strings {
  none: string
  search: string
  filter: string
  all: string
  nameless: string
  events: Record<ContentEvent, string>
  areas: Record<string, string>
  fields: (names: string) => string
  by: (who: string, moment: string) => string
  system: string
  gone: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    none: 'Belum ada perubahan yang tercatat.',
    search: 'Cari nama yang diubah',
    filter: 'Saring menurut perubahan',
    all: 'Semua',
    nameless: 'Tanpa nama',
    events: {
      created: 'Dibuat',
      updated: 'Diubah',
      deleted: 'Dihapus',
      restored: 'Dipulihkan',
      purged: 'Dihapus tetap',
      approved: 'Disetujui',
      hidden: 'Disembunyikan',
      suspended: 'Ditangguhkan',
      resumed: 'Diaktifkan lagi',
      erased: 'Data dihapus',
      downloaded: 'Berkas diunduh',
    },
    areas: {
      account: 'Akun',
      appointment: 'Permintaan bertemu',
      aspiration: 'Harapan',
      'book-review': 'Buku tamu',
      career: 'Karier',
      category: 'Kategori',
      chapter: 'Bab',
      class: 'Kelas',
      donation: 'Donasi',
      gallery: 'Galeri',
      job: 'Lowongan',
      kind: 'Jenis tulisan',
      mentor: 'Mentor',
      module: 'Modul',
      podcast: 'Siniar',
      post: 'Tulisan',
      program: 'Program',
      school: 'Sekolah',
      submission: 'Kiriman formulir',
      testimony: 'Testimoni',
    },
    fields: (names) => `yang diubah: ${names}`,
    by: (who, moment) => `Oleh ${who}, ${moment}`,
    system: 'sistem',
    gone: 'akun yang sudah tidak ada',
  },
  en: {
    none: 'No change is recorded yet.',
    search: 'Search names of what was changed',
    filter: 'Filter by change',
    all: 'All',
    nameless: 'Without a name',
    events: {
      created: 'Created',
      updated: 'Updated',
      deleted: 'Deleted',
      restored: 'Restored',
      purged: 'Deleted for good',
      approved: 'Approved',
      hidden: 'Hidden',
      suspended: 'Suspended',
      resumed: 'Resumed',
      erased: 'Data erased',
      downloaded: 'File downloaded',
    },
    areas: {
      account: 'Account',
      appointment: 'Request for an appointment',
      aspiration: 'Wish',
      'book-review': 'Guest book',
      career: 'Career',
      category: 'Category',
      chapter: 'Chapter',
      class: 'Class',
      donation: 'Donation',
      gallery: 'Gallery',
      job: 'Job',
      kind: 'Kind of post',
      mentor: 'Mentor',
      module: 'Module',
      podcast: 'Podcast',
      post: 'Post',
      program: 'Programme',
      school: 'School',
      submission: 'Submission of a form',
      testimony: 'Testimony',
    },
    fields: (names) => `what was changed: ${names}`,
    by: (who, moment) => `By ${who} on ${moment}`,
    system: 'the system',
    gone: 'an account that is gone',
  },
}
