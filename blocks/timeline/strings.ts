import type { Locale } from '#schemas/text.ts'

export const strings: Record<Locale, { now: string; track: string }> = {
  id: { now: 'Sekarang', track: 'Garis waktu, dapat digeser' },
  en: { now: 'Now', track: 'Timeline, can be scrolled' },
}
