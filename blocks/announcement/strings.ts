import type { Locale } from '#schemas/text.ts'

export const strings: Record<Locale, { announcement: string; close: string }> = {
  id: { announcement: 'Pengumuman', close: 'Tutup pengumuman' },
  en: { announcement: 'Announcement', close: 'Close the announcement' },
}
