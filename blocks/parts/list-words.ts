import type { Locale } from '#schemas/text.ts'
import { countInEnglish } from './format.ts'

/** What lists with pages, a search and filters say. */
export const listWords: Record<
  Locale,
  {
    pages: string
    pageOf: (page: number, last: number) => string
    page: (page: number) => string
    previous: string
    next: string
    search: string
    order: string
    show: string
    found: (count: number, words: string) => string
    foundMore: (count: string, words: string) => string
    pageOfFirst: (page: number, last: number, total: string) => string
    noSuchPage: string
    firstPage: string
    noMatch: string
    all: string
    shown: (count: number, total: number) => string
    shownOfMore: (count: number, total: string) => string
    more: (count: number) => string
  }
> = {
  id: {
    pages: 'Halaman daftar',
    pageOf: (page, last) => `Halaman ${page} dari ${last}`,
    page: (page) => `Halaman ${page}`,
    previous: 'Sebelumnya',
    next: 'Berikutnya',
    search: 'Cari',
    order: 'Urutkan',
    show: 'Tampilkan',
    found: (count, words) => `${count} hasil untuk “${words}”`,
    foundMore: (count, words) =>
      `Lebih dari ${count} hasil untuk “${words}”. Tambahkan kata agar lebih tepat.`,
    pageOfFirst: (page, last, total) =>
      `Halaman ${page} dari ${last}, memuat ${total} butir pertama`,
    noSuchPage: 'Halaman daftar ini tidak ada.',
    firstPage: 'Buka halaman pertama',
    noMatch: 'Tidak ada yang cocok. Coba kata atau pilihan lain.',
    all: 'Tampilkan semua',
    shown: (count, total) => `Menampilkan ${count} dari ${total}`,
    shownOfMore: (count, total) => `Menampilkan ${count} dari lebih dari ${total}`,
    more: (count) => `Tampilkan ${count} lagi`,
  },
  en: {
    pages: 'Pages of the list',
    pageOf: (page, last) => `Page ${page} of ${last}`,
    page: (page) => `Page ${page}`,
    previous: 'Previous',
    next: 'Next',
    search: 'Search',
    order: 'Order',
    show: 'Show',
    found: (count, words) => `${countInEnglish(count, 'result', 'results')} for “${words}”`,
    foundMore: (count, words) =>
      `More than ${count} results for “${words}”. Add a word to narrow them down.`,
    pageOfFirst: (page, last, total) => `Page ${page} of ${last}, with the first ${total} items`,
    noSuchPage: 'The list has no such page.',
    firstPage: 'Go to the first page',
    noMatch: 'Nothing matches. Try other words or another choice.',
    all: 'Show everything',
    shown: (count, total) => `Showing ${count} of ${total}`,
    shownOfMore: (count, total) => `Showing ${count} of more than ${total}`,
    more: (count) => `Show ${count} more`,
  },
}
