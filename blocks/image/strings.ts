import type { Locale } from '#schemas/text.ts'

export const strings: Record<Locale, { credit: string }> = {
  id: { credit: 'Gambar:' },
  en: { credit: 'Picture:' },
}
