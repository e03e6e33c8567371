import type { Locale } from '#schemas/text.ts'

export const strings: Record<
  Locale,
  { back: string; minutes: (count: number) => string; by: (author: string) => string }
> = {
  id: {
    back: 'Semua tulisan',
    minutes: (count) => `${count} menit baca`,
    by: (author) => `oleh ${author}`,
  },
  en: {
    back: 'All posts',
    minutes: (count) => `${count} min read`,
    by: (author) => `by ${author}`,
  },
}
