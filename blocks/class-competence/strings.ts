import type { Locale } from '#schemas/text.ts'
import { countInEnglish, formatNumber } from '../parts/format.ts'

interface Words {
  none: string
  total: string
  units: (count: number) => string
  hours: (count: number) => string
}

export const strings: Record<Locale, Words> = {
  id: {
    none: 'Kompetensinya sedang disusun dan akan tampil di sini.',
    total: 'Jumlah',
    units: (count) => `${formatNumber(count, 'id')} unit`,
    hours: (count) => `${formatNumber(count, 'id')} jam`,
  },
  en: {
    none: 'The competences are being written and will appear here.',
    total: 'Total',
    units: (count) => countInEnglish(count, 'unit', 'units'),
    hours: (count) => countInEnglish(count, 'hour', 'hours'),
  },
}
