import type { Locale } from '#schemas/text.ts'

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
    modules: (count) => (count === 1 ? '1 module' : `${count} modules`),
    chapters: (count) => (count === 1 ? '1 chapter' : `${count} chapters`),
    hours: (count) => (count === 1 ? '1 hour' : `${count} hours`),
    minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
    free: 'free',
    locked: 'after payment',
  },
}
