import { languageTags } from '#schemas/languages.ts'
import type { Locale } from '#schemas/text.ts'

const numbers: Record<Locale, Intl.NumberFormat> = {
  id: new Intl.NumberFormat(languageTags.id),
  en: new Intl.NumberFormat(languageTags.en),
}
const plural = new Intl.PluralRules(languageTags.en)

interface SearchWords {
  title: string
  titleOf(search: string): string
  field: string
  send: string
  page: string
  pages: string
  pageOf(page: number, last: number): string
  previous: string
  next: string
  found(count: number, search: string): string
  many(search: string): string
  corrected(search: string, searched: string): string
  nothing: string
  nothingHelp: string
  away: string
}

export const searchWords: Record<Locale, SearchWords> = {
  id: {
    title: 'Cari di situs ini',
    titleOf: (search) => `Hasil pencarian “${search}”`,
    field: 'Kata yang dicari',
    send: 'Cari',
    page: 'Halaman',
    pages: 'Halaman hasil',
    pageOf: (page, last) => `Halaman ${page} dari ${last}`,
    previous: 'Sebelumnya',
    next: 'Berikutnya',
    found: (count, search) => `${numbers.id.format(count)} hasil untuk “${search}”.`,
    many: (search) => `Lebih dari 1.000 hasil untuk “${search}”. Tambahkan kata agar lebih tepat.`,
    corrected: (search, searched) =>
      `Tidak ada hasil untuk “${search}”. Ini hasil untuk “${searched}”.`,
    nothing: 'Belum ada yang cocok',
    nothingHelp:
      'Periksa ejaannya, atau coba kata yang lebih umum. Satu atau dua kata sudah cukup.',
    away: 'Pencarian sedang tidak dapat dijangkau. Coba lagi sebentar lagi.',
  },
  en: {
    title: 'Search this site',
    titleOf: (search) => `Results for “${search}”`,
    field: 'Words to search for',
    send: 'Search',
    page: 'Page',
    pages: 'Pages of results',
    pageOf: (page, last) => `Page ${page} of ${last}`,
    previous: 'Previous',
    next: 'Next',
    found: (count, search) =>
      `${numbers.en.format(count)} ${plural.select(count) === 'one' ? 'result' : 'results'} for “${search}”.`,
    many: (search) => `More than 1,000 results for “${search}”. Add a word to narrow them down.`,
    corrected: (search, searched) =>
      `Nothing was found for “${search}”. These are results for “${searched}”.`,
    nothing: 'Nothing matches yet',
    nothingHelp: 'Check the spelling, or try a more general word. One or two words are enough.',
    away: 'The search cannot be reached at the moment. Try again in a little while.',
  },
}
