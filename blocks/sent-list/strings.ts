import type { Locale } from '#schemas/text.ts'
import type { SentOf, SentTab } from './schema.ts'

interface Decided {
  approve: string
  approved: string
  hide: string
  hidden: string
}

interface Strings {
  search: string
  chooseKind: string
  chooseState: string
  kinds: Record<SentOf, string>
  tabs: Record<SentTab, string>
  states: Record<SentTab | 'restored', string>
  none: Record<SentTab, string>
  nameless: string
  sentAt: (moment: string) => string
  deletedAt: (moment: string, until: string) => string
  rating: (stars: number) => string
  text: Decided
  donation: Decided
  delete: string
  deleted: string
  deleteQuestion: string
  deleteLead: (name: string) => string
  restore: string
  restored: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    search: 'Cari nama atau isi',
    chooseKind: 'Pilih jenis kiriman',
    chooseState: 'Saring menurut keadaan',
    kinds: {
      aspirations: 'Harapan',
      testimonies: 'Testimoni',
      comments: 'Buku tamu',
      donations: 'Donasi',
    },
    tabs: { pending: 'Menunggu', approved: 'Tampil', hidden: 'Disembunyikan', deleted: 'Dihapus' },
    states: {
      pending: 'Menunggu keputusan',
      approved: 'Disetujui',
      hidden: 'Disembunyikan',
      deleted: 'Dihapus',
      restored: 'Dipulihkan',
    },
    none: {
      pending: 'Tidak ada kiriman yang menunggu keputusan.',
      approved: 'Belum ada kiriman yang disetujui.',
      hidden: 'Tidak ada kiriman yang disembunyikan.',
      deleted: 'Tidak ada kiriman yang dihapus dalam tiga puluh hari terakhir.',
    },
    nameless: 'Tanpa nama',
    sentAt: (moment) => `Dikirim ${moment}`,
    deletedAt: (moment, until) => `Dihapus ${moment}; dapat dipulihkan sampai ${until}`,
    rating: (stars) => `Nilai ${stars} dari 5`,
    text: {
      approve: 'Tampilkan',
      approved: 'Sudah tampil di situs.',
      hide: 'Sembunyikan',
      hidden: 'Disembunyikan dari situs.',
    },
    donation: {
      approve: 'Konfirmasi',
      approved: 'Donasi dikonfirmasi dan ikut dihitung.',
      hide: 'Batalkan',
      hidden: 'Donasi dibatalkan dan tidak dihitung.',
    },
    delete: 'Hapus',
    deleted: 'Dihapus. Dapat dipulihkan selama tiga puluh hari.',
    deleteQuestion: 'Hapus kiriman ini?',
    deleteLead: (name) => `Kiriman dari ${name} dapat dipulihkan selama tiga puluh hari.`,
    restore: 'Pulihkan',
    restored: 'Dipulihkan seperti semula.',
  },
  en: {
    search: 'Search names or texts',
    chooseKind: 'Choose what was sent',
    chooseState: 'Filter by state',
    kinds: {
      aspirations: 'Wishes',
      testimonies: 'Testimonies',
      comments: 'Guest book',
      donations: 'Donations',
    },
    tabs: { pending: 'Waiting', approved: 'Shown', hidden: 'Hidden', deleted: 'Deleted' },
    states: {
      pending: 'Waiting for a decision',
      approved: 'Approved',
      hidden: 'Hidden',
      deleted: 'Deleted',
      restored: 'Restored',
    },
    none: {
      pending: 'Nothing waits for a decision.',
      approved: 'Nothing was approved yet.',
      hidden: 'Nothing is hidden.',
      deleted: 'Nothing was deleted in the last thirty days.',
    },
    nameless: 'Without a name',
    sentAt: (moment) => `Sent on ${moment}`,
    deletedAt: (moment, until) => `Deleted on ${moment}; it can be restored until ${until}`,
    rating: (stars) => `Rated ${stars} of 5`,
    text: {
      approve: 'Show',
      approved: 'It is on the site now.',
      hide: 'Hide',
      hidden: 'It is hidden from the site.',
    },
    donation: {
      approve: 'Confirm',
      approved: 'The donation is confirmed and counts.',
      hide: 'Cancel the donation',
      hidden: 'The donation is cancelled and does not count.',
    },
    delete: 'Delete',
    deleted: 'Deleted. It can be restored for thirty days.',
    deleteQuestion: 'Delete this?',
    deleteLead: (name) => `What ${name} sent can be restored for thirty days.`,
    restore: 'Restore',
    restored: 'Restored as it was.',
  },
}
