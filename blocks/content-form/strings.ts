import type { Locale } from '#schemas/text.ts'

interface Strings {
  create: (one: string) => string
  edit: (one: string) => string
  back: (many: string) => string
  preview: string
  previewLine: string
  /** What becomes of a row that the staff publishes. */
  pending: string
  more: string
  publish: string
  unpublish: string
  saveDraft: string
  saveChanges: string
  save: string
  discard: string
  add: string
  entry: string
  up: string
  down: string
  remove: string
  from: string
  to: string
  scheduleText: string
  chosen: string
  searchRows: string
  zone: string
  uploadPicture: string
  uploadFile: string
  clear: string
  choices: Readonly<Record<string, string>>
}

export const strings: Record<Locale, Strings> = {
  id: {
    create: (one) => `Buat ${one} baru`,
    edit: (one) => `Ubah ${one}`,
    back: (many) => `Kembali ke daftar: ${many}`,
    preview: 'Pratinjau',
    previewLine:
      'Di tab baru, seperti yang terakhir disimpan. Hanya pengurus situs yang dapat membukanya.',
    pending:
      'Yang Anda simpan dibaca pengurus situs dahulu, lalu mereka terbitkan. Sesudah terbit, perubahan Anda langsung tampil.',
    more: 'Pengaturan lain',
    publish: 'Terbitkan',
    unpublish: 'Tarik dari situs',
    saveDraft: 'Simpan draf',
    saveChanges: 'Simpan perubahan',
    save: 'Simpan',
    discard: 'Buang yang belum disimpan',
    add: 'Tambah gambar',
    entry: 'Gambar',
    up: 'Naikkan',
    down: 'Turunkan',
    remove: 'Keluarkan',
    from: 'Mulai pukul',
    to: 'Sampai pukul',
    scheduleText: 'Atau dengan kata-kata',
    chosen: 'Yang dipilih',
    searchRows: 'Ketik untuk mencari',
    zone: 'Zona waktu',
    uploadPicture: 'Unggah gambar',
    uploadFile: 'Unggah berkas',
    clear: 'Kosongkan',
    choices: {
      id: 'Bahasa Indonesia',
      en: 'Bahasa Inggris',
      class: 'Kelas',
      webinar: 'Webinar',
      course: 'Kursus',
      beginner: 'Pemula',
      intermediate: 'Menengah',
      advanced: 'Lanjut',
      online: 'Daring',
      offline: 'Tatap muka',
      hybrid: 'Gabungan',
      'full-time': 'Penuh waktu',
      'part-time': 'Paruh waktu',
      contract: 'Kontrak',
      internship: 'Magang',
      'Asia/Jakarta': 'WIB',
      'Asia/Makassar': 'WITA',
      'Asia/Jayapura': 'WIT',
      event: 'Acara',
      video: 'Video',
      series: 'Seri',
      author: 'Nama penulis',
    },
  },
  en: {
    create: (one) => `New ${one}`,
    edit: (one) => `Edit ${one}`,
    back: (many) => `Back to the list: ${many}`,
    preview: 'Preview',
    previewLine:
      'In a new tab, as it was saved last. Only the people who run the site can open it.',
    pending:
      'The people who run the site read what you save, then publish it. Once it is published, your changes are shown at once.',
    more: 'More settings',
    publish: 'Publish',
    unpublish: 'Take off the site',
    saveDraft: 'Save draft',
    saveChanges: 'Save changes',
    save: 'Save',
    discard: 'Discard what is not saved',
    add: 'Add a picture',
    entry: 'Picture',
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    from: 'From',
    to: 'To',
    scheduleText: 'Or in words',
    chosen: 'Chosen',
    searchRows: 'Type to search',
    zone: 'Time zone',
    uploadPicture: 'Upload a picture',
    uploadFile: 'Upload a file',
    clear: 'Clear',
    choices: {
      id: 'Indonesian',
      en: 'English',
      class: 'Class',
      webinar: 'Webinar',
      course: 'Course',
      beginner: 'Beginner',
      intermediate: 'Intermediate',
      advanced: 'Advanced',
      online: 'Online',
      offline: 'In person',
      hybrid: 'Hybrid',
      'full-time': 'Full time',
      'part-time': 'Part time',
      contract: 'Contract',
      internship: 'Internship',
      'Asia/Jakarta': 'WIB',
      'Asia/Makassar': 'WITA',
      'Asia/Jayapura': 'WIT',
      event: 'An event',
      video: 'A video',
      series: 'A series',
      author: 'The name of an author',
    },
  },
}
