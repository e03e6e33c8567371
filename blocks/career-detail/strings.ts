import type { Locale } from '#schemas/text.ts'

interface Words {
  career: string
  back: string
  jobs: string
  none: string
  closes: (day: string) => string
}

export const strings: Record<Locale, Words> = {
  id: {
    career: 'Bidang kerja',
    back: 'Semua bidang',
    jobs: 'Lowongan yang dibuka',
    none: 'Belum ada lowongan di bidang ini. Lihat lagi bulan depan.',
    closes: (day) => `Ditutup ${day}`,
  },
  en: {
    career: 'Field of work',
    back: 'All fields of work',
    jobs: 'Open jobs',
    none: 'This field has no open jobs yet. Look again next month.',
    closes: (day) => `Closes ${day}`,
  },
}
