import type { Locale } from '#schemas/text.ts'
import type { EventPartListProps } from './schema.ts'

interface Words {
  all: string
  none: string
  search: string
}

export const strings: Record<Locale, Record<EventPartListProps['of'], Words>> = {
  id: {
    programs: {
      all: 'Lihat semua mata acara',
      none: 'Belum ada mata acara. Yang berikutnya akan tampil di sini.',
      search: 'Cari mata acara',
    },
    careers: {
      all: 'Lihat semua pekerjaan',
      none: 'Belum ada pekerjaan yang ditawarkan. Yang berikutnya akan tampil di sini.',
      search: 'Cari pekerjaan',
    },
  },
  en: {
    programs: {
      all: 'See the whole programme',
      none: 'There is nothing in the programme yet. The next entry will appear here.',
      search: 'Search the programme',
    },
    careers: {
      all: 'See all jobs',
      none: 'No jobs are offered yet. The next one will appear here.',
      search: 'Search jobs',
    },
  },
}
