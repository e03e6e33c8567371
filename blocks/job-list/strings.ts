import type { Locale } from '#schemas/text.ts'

interface Words {
  all: string
  none: string
  closes: string
}

export const strings: Record<Locale, Words> = {
  id: {
    all: 'Lihat semua lowongan',
    none: 'Belum ada lowongan yang dibuka. Yang berikutnya akan tampil di sini.',
    closes: 'Ditutup',
  },
  en: {
    all: 'See all jobs',
    none: 'No job is open yet. The next one will appear here.',
    closes: 'Closes',
  },
}
