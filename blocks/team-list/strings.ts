import type { Locale } from '#schemas/text.ts'
import { countInEnglish, formatNumber } from '../parts/format.ts'

interface Strings {
  none: string
  search: string
  mentor: (name: string) => string
  members: (count: number) => string
  registered: (moment: string) => string
  score: string
  noScore: string
  save: string
  saved: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    none: 'Belum ada tim yang terdaftar.',
    search: 'Cari tim, sekolah, atau pendamping',
    mentor: (name) => `Pendamping: ${name}`,
    members: (count) => `${formatNumber(count, 'id')} anggota`,
    registered: (moment) => `Mendaftar ${moment}`,
    score: 'Skor',
    noScore: 'Kosongkan agar tim tidak masuk papan peringkat.',
    save: 'Simpan skor',
    saved: 'Skor disimpan.',
  },
  en: {
    none: 'No team is registered yet.',
    search: 'Search teams, schools or mentors',
    mentor: (name) => `Mentor: ${name}`,
    members: (count) => countInEnglish(count, 'member', 'members'),
    registered: (moment) => `Registered on ${moment}`,
    score: 'Score',
    noScore: 'Leave it empty to keep the team off the leaderboard.',
    save: 'Save the score',
    saved: 'The score is saved.',
  },
}
