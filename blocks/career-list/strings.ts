import type { Locale } from '#schemas/text.ts'
import { countInEnglish } from '../parts/format.ts'

export const strings: Record<
  Locale,
  { all: string; none: string; jobs: (count: number) => string }
> = {
  id: {
    all: 'Lihat semua bidang',
    none: 'Belum ada bidang kerja yang ditampilkan. Yang pertama akan tampil di sini.',
    jobs: (count) => (count === 0 ? 'Belum ada lowongan' : `${count} lowongan dibuka`),
  },
  en: {
    all: 'See all fields of work',
    none: 'There are no fields of work yet. The first will appear here.',
    jobs: (count) =>
      count === 0 ? 'No open jobs yet' : countInEnglish(count, 'open job', 'open jobs'),
  },
}
