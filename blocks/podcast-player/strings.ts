import type { Locale } from '#schemas/text.ts'

export const strings: Record<
  Locale,
  {
    back: string
    podcast: string
    listen: (title: string) => string
    notYet: string
    with: (names: string) => string
    minutes: (count: number) => string
    download: string
  }
> = {
  id: {
    back: 'Semua episode',
    podcast: 'Siniar',
    listen: (title) => `Dengarkan ${title}`,
    notYet: 'Episode ini belum direkam. Catatannya sudah dapat dibaca.',
    with: (names) => `Bersama ${names}`,
    minutes: (count) => `${count} menit`,
    download: 'Unduh rekaman',
  },
  en: {
    back: 'All episodes',
    podcast: 'Podcast',
    listen: (title) => `Listen to ${title}`,
    notYet: 'This episode is not recorded yet. Its notes can be read already.',
    with: (names) => `With ${names}`,
    minutes: (count) => `${count} min`,
    download: 'Download the recording',
  },
}
