import type { Locale } from '#schemas/text.ts'
import { countInEnglish } from '../parts/format.ts'

export const strings: Record<
  Locale,
  {
    none: string
    modules: (count: number) => string
    chapters: (count: number) => string
    hours: (count: number) => string
    minutes: (count: number) => string
    free: string
    locked: string
  }
> = {
  id: {
    none: 'Silabus kelas ini sedang disusun dan akan tampil di sini.',
    modules: (count) => `${count} modul`,
    chapters: (count) => `${count} bab`,
    hours: (count) => `${count} jam`,
    minutes: (count) => `${count} menit`,
    free: 'gratis',
    locked: 'setelah pembayaran',
  },
  en: {
    none: 'The syllabus of this class is being written and will appear here.',
    modules: (count) => countInEnglish(count, 'module', 'modules'),
    chapters: (count) => countInEnglish(count, 'chapter', 'chapters'),
    hours: (count) => countInEnglish(count, 'hour', 'hours'),
    minutes: (count) => countInEnglish(count, 'minute', 'minutes'),
    free: 'free',
    locked: 'after payment',
  },
}
