import type { Locale } from '#schemas/text.ts'

const id = {
  languages: 'Pilih bahasa',
  everyLanguage: 'Semua bahasa',
  levels: 'Pilih tingkat',
  everyLevel: 'Semua tingkat',
  none: 'Belum ada latihan di sini. Yang pertama akan tampil setelah ditulis.',
  solved: 'Selesai',
  progress: (solved: number, of: number) =>
    `${solved} dari ${of} latihan di daftar ini sudah selesai di perangkat ini.`,
  forget: 'Hapus kemajuan',
}

/** The texts of the list. */
type ListWords = typeof id

export const strings: Record<Locale, ListWords> = {
  id,
  en: {
    languages: 'Choose a language',
    everyLanguage: 'All languages',
    levels: 'Choose a level',
    everyLevel: 'All levels',
    none: 'There are no exercises here yet. The first will appear once it is written.',
    solved: 'Solved',
    progress: (solved, of) =>
      `${solved} of ${of} exercises of this list are solved on this device.`,
    forget: 'Delete the progress',
  },
}
