import type { Locale } from '#schemas/text.ts'
import { countInEnglish, formatNumber } from '../parts/format.ts'

interface Words {
  none: string
  noModules: string
  level: Record<'beginner' | 'intermediate' | 'advanced', string>
  classes: (count: number) => string
  modules: (count: number) => string
  chapters: (count: number) => string
  hours: (count: number) => string
  minutes: (count: number) => string
  page: string
  total: string
}

const oneOrMore = (one: string, more: string) => (count: number) => countInEnglish(count, one, more)

export const strings: Record<Locale, Words> = {
  id: {
    none: 'Kurikulum program ini sedang disusun dan akan tampil di sini.',
    noModules: 'Modul kelas ini sedang disusun.',
    level: { beginner: 'Pemula', intermediate: 'Menengah', advanced: 'Lanjut' },
    classes: (count) => `${formatNumber(count, 'id')} kelas`,
    modules: (count) => `${formatNumber(count, 'id')} modul`,
    chapters: (count) => `${formatNumber(count, 'id')} bab`,
    hours: (count) => `${formatNumber(count, 'id')} jam`,
    minutes: (count) => `${formatNumber(count, 'id')} menit`,
    page: 'Buka halaman kelas',
    total: 'Seluruh kurikulum',
  },
  en: {
    none: 'The curriculum of this programme is being written and will appear here.',
    noModules: 'The modules of this class are being written.',
    level: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
    classes: oneOrMore('class', 'classes'),
    modules: oneOrMore('module', 'modules'),
    chapters: oneOrMore('chapter', 'chapters'),
    hours: oneOrMore('hour', 'hours'),
    minutes: oneOrMore('minute', 'minutes'),
    page: 'Open the page of the class',
    total: 'The whole curriculum',
  },
}
