import type { Locale } from '#schemas/text.ts'
import { countInEnglish } from '../parts/format.ts'

export const strings: Record<
  Locale,
  {
    all: string
    none: string
    duration: string
    size: string
    audience: string
    classes: (count: number) => string
  }
> = {
  id: {
    all: 'Lihat semua program',
    none: 'Belum ada program yang berjalan. Program berikutnya akan tampil di sini.',
    duration: 'Lama',
    size: 'Isi',
    audience: 'Untuk',
    classes: (count) => `${count} kelas`,
  },
  en: {
    all: 'See all programs',
    none: 'No program is running yet. The next one will appear here.',
    duration: 'Duration',
    size: 'Contents',
    audience: 'For',
    classes: (count) => countInEnglish(count, 'class', 'classes'),
  },
}
