import { countInEnglish, formatNumber } from '../parts/format.ts'
import type { Locale } from '#schemas/text.ts'

interface Words {
  all: string
  none: string
  rank: string
  team: string
  mentor: string
  score: string
  learners: string
  classes: (count: number, hours: number) => string
}

export const strings: Record<Locale, Words> = {
  id: {
    all: 'Lihat seluruh peringkat',
    none: 'Belum ada yang dinilai. Peringkat tampil setelah nilai pertama masuk.',
    rank: 'Peringkat',
    team: 'Tim',
    mentor: 'Mentor',
    score: 'Nilai',
    learners: 'Peserta',
    classes: (count, hours) =>
      `${formatNumber(count, 'id')} kelas, ${formatNumber(hours, 'id')} jam`,
  },
  en: {
    all: 'See the whole leaderboard',
    none: 'Nobody has a score yet. Ranks appear after the first one.',
    rank: 'Rank',
    team: 'Team',
    mentor: 'Mentor',
    score: 'Score',
    learners: 'Learners',
    classes: (count, hours) =>
      `${countInEnglish(count, 'class', 'classes')}, ${formatNumber(hours, 'en')} h`,
  },
}
