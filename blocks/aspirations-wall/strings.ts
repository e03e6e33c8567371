import type { Locale } from '#schemas/text.ts'

export const strings: Record<Locale, { none: string; topics: string }> = {
  id: { none: 'Belum ada aspirasi. Yang pertama akan tampil di sini.', topics: 'Topik' },
  en: { none: 'There are no wishes yet. The first will appear here.', topics: 'Topics' },
}
