import { countInEnglish, formatNumber } from '../parts/format.ts'
import type { Locale } from '#schemas/text.ts'

interface Words {
  all: string
  none: string
  noLearners: string
  rank: string
  province: string
  everyProvince: string
  chooseProvince: string
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
    noLearners: 'Belum ada peserta. Peringkat tampil setelah peserta pertama mendaftar.',
    rank: 'Peringkat',
    province: 'Provinsi',
    everyProvince: 'Semua provinsi',
    chooseProvince: 'Pilih provinsi',
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
    noLearners: 'No learners yet. Ranks appear after the first one has enrolled.',
    rank: 'Rank',
    province: 'Province',
    everyProvince: 'All provinces',
    chooseProvince: 'Choose a province',
    team: 'Team',
    mentor: 'Mentor',
    score: 'Score',
    learners: 'Learners',
    classes: (count, hours) =>
      `${countInEnglish(count, 'class', 'classes')}, ${formatNumber(hours, 'en')} h`,
  },
}
