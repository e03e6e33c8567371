import { countInEnglish, formatNumber } from '../parts/format.ts'
import type { Locale } from '#schemas/text.ts'

interface Words {
  total: string
  none: string
  donors: (count: number) => string
  of: (percent: number, target: string) => string
  progress: string
}

export const strings: Record<Locale, Words> = {
  id: {
    total: 'Terkumpul',
    none: 'Belum ada donasi yang dikonfirmasi. Yang pertama akan tampil di sini.',
    donors: (count) => `dari ${formatNumber(count, 'id')} donasi`,
    of: (percent, target) => `${percent}% dari ${target}`,
    progress: 'Bagian dari target',
  },
  en: {
    total: 'Raised',
    none: 'No donation is confirmed yet. The first will appear here.',
    donors: (count) => `in ${countInEnglish(count, 'donation', 'donations')}`,
    of: (percent, target) => `${percent}% of ${target}`,
    progress: 'Share of the target',
  },
}
