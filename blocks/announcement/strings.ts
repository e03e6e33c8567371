import type { Locale } from '#schemas/text.ts'

export const strings: Record<Locale, { announcement: string }> = {
  id: { announcement: 'Pengumuman' },
  en: { announcement: 'Announcement' },
}
