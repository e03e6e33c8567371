import type { Locale } from '#schemas/text.ts'

interface Strings {
  none: string
  search: string
  filter: string
  all: string
  sent: (moment: string, path: string) => string
  deletes: (day: string) => string
  show: string
  empty: string
  save: (name: string) => string
  delete: string
  question: string
  lost: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    none: 'Belum ada kiriman dari formulir situs ini.',
    search: 'Cari isian atau nomor tanda terima',
    filter: 'Saring menurut formulir',
    all: 'Semua formulir',
    sent: (moment, path) => `Dikirim ${moment} dari ${path}`,
    deletes: (day) => `Dihapus otomatis pada ${day}`,
    show: 'Lihat isian',
    empty: 'Semua isian dikosongkan.',
    save: (name) => `Unduh ${name}`,
    delete: 'Hapus',
    question: 'Hapus kiriman ini?',
    lost: 'Isinya hilang untuk selamanya, dan tidak dapat dikembalikan.',
  },
  en: {
    none: 'Nothing was sent by the forms of this site yet.',
    search: 'Search answers or receipt numbers',
    filter: 'Filter by form',
    all: 'Every form',
    sent: (moment, path) => `Sent ${moment} from ${path}`,
    deletes: (day) => `Deleted by itself on ${day}`,
    show: 'Show the answers',
    empty: 'Every field was left empty.',
    save: (name) => `Download ${name}`,
    delete: 'Delete',
    question: 'Delete this submission?',
    lost: 'What was written is lost for good, and cannot be restored.',
  },
}
