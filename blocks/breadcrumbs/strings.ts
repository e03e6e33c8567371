import type { Locale } from '#schemas/text.ts'

export const strings: Record<Locale, { breadcrumbs: string }> = {
  id: { breadcrumbs: 'Posisi halaman' },
  en: { breadcrumbs: 'Breadcrumbs' },
}
