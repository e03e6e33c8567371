import type { Locale } from '#schemas/text.ts'
import { countInEnglish, formatNumber } from '../parts/format.ts'

interface Strings {
  none: string
  register: string
  mentor: (name: string) => string
  members: (count: number) => string
  registered: (moment: string) => string
  score: (score: number) => string
}

export const strings: Record<Locale, Strings> = {
  id: {
    none: 'Anda belum mendaftarkan tim selagi masuk.',
    register: 'Daftarkan tim',
    mentor: (name) => `Pendamping: ${name}`,
    members: (count) => `${formatNumber(count, 'id')} anggota`,
    registered: (moment) => `Mendaftar ${moment}`,
    score: (score) => `Skor ${formatNumber(score, 'id')}`,
  },
  en: {
    none: 'You have not registered a team while signed in.',
    register: 'Register a team',
    mentor: (name) => `Mentor: ${name}`,
    members: (count) => countInEnglish(count, 'member', 'members'),
    registered: (moment) => `Registered on ${moment}`,
    score: (score) => `Score ${formatNumber(score, 'en')}`,
  },
}
