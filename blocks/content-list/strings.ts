import type { ManagedItem } from '#schemas/manage/written-calls.ts'
import type { Locale } from '#schemas/text.ts'

interface Strings {
  create: (one: string) => string
  search: string
  filter: string
  none: string
  noneDeleted: string
  orders: Record<'newest' | 'oldest' | 'name' | 'position', string>
  states: Record<ManagedItem['state'] | 'all' | 'deleted', string>
  edit: string
  delete: string
  restore: string
  cancel: string
  question: (one: string) => string
  consequence: string
  deletedAt: (moment: string, until: string) => string
}

export const strings: Record<Locale, Strings> = {
  id: {
    create: (one) => `Buat ${one} baru`,
    search: 'Cari menurut nama',
    filter: 'Saring menurut keadaan',
    none: 'Belum ada isi di sini.',
    noneDeleted: 'Tempat sampah kosong.',
    orders: {
      newest: 'Terbaru',
      oldest: 'Terlama',
      name: 'Nama',
      position: 'Urutan di situs',
    },
    states: {
      all: 'Semua',
      draft: 'Draf',
      pending: 'Menunggu diterbitkan',
      scheduled: 'Terjadwal',
      published: 'Terbit',
      deleted: 'Terhapus',
    },
    edit: 'Ubah',
    delete: 'Hapus',
    restore: 'Pulihkan',
    cancel: 'Batal',
    question: (one) => `Hapus ${one} ini?`,
    consequence:
      'Pengunjung langsung tidak melihatnya lagi. Selama tiga puluh hari masih dapat dipulihkan.',
    deletedAt: (moment, until) => `Dihapus ${moment}. Dapat dipulihkan sampai ${until}.`,
  },
  en: {
    create: (one) => `New ${one}`,
    search: 'Search by name',
    filter: 'Filter by state',
    none: 'There is nothing here yet.',
    noneDeleted: 'The bin is empty.',
    orders: { newest: 'Newest', oldest: 'Oldest', name: 'Name', position: 'Order of the site' },
    states: {
      all: 'All',
      draft: 'Draft',
      pending: 'Waiting to be published',
      scheduled: 'Scheduled',
      published: 'Published',
      deleted: 'Deleted',
    },
    edit: 'Edit',
    delete: 'Delete',
    restore: 'Restore',
    cancel: 'Cancel',
    question: (one) => `Delete this ${one}?`,
    consequence: 'Visitors no longer see it from now on. It can be restored for thirty days.',
    deletedAt: (moment, until) => `Deleted ${moment}. It can be restored until ${until}.`,
  },
}
