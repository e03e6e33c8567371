import type { Locale } from '#schemas/text.ts'

export const strings: Record<Locale, { back: string; minutes: (count: number) => string }> = {
  id: { back: 'Semua tulisan', minutes: (count) => `${count} menit baca` },
  en: { back: 'All posts', minutes: (count) => `${count} min read` },
}
