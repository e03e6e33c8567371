import type { ClassOverview } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import type { stateOf } from '../parts/class-badge.tsx'

interface Days {
  start: string
  end: string
  closes: string
}

interface Words {
  free: string
  register: string
  standing: Record<ReturnType<typeof stateOf>, (days: Days) => string>
  facts: string
  start: string
  end: string
  day: string
  closes: string
  level: string
  mode: string
  length: string
  seats: string
  levels: Record<ClassOverview['level'], string>
  modes: Record<ClassOverview['mode'], string>
  hours: (count: string) => string
  places: (count: string) => string
  about: string
  benefits: string
  audience: string
  mentors: string
}

export const strings: Record<Locale, Words> = {
  id: {
    free: 'Gratis',
    register: 'Daftar kelas ini',
    standing: {
      comingSoon: ({ start }) => `Pendaftaran belum dibuka. Kelas dimulai ${start}.`,
      onRegistration: ({ closes }) => `Pendaftaran dibuka sampai ${closes}.`,
      started: ({ end }) =>
        `Kelas ini sedang berlangsung sampai ${end}. Pendaftaran sudah ditutup.`,
      ended: ({ end }) => `Kelas ini telah selesai pada ${end}.`,
      soon: ({ start }) => `Pendaftaran sudah ditutup. Kelas dimulai ${start}.`,
    },
    facts: 'Ringkasan kelas',
    start: 'Mulai',
    end: 'Selesai',
    day: 'Tanggal',
    closes: 'Pendaftaran ditutup',
    level: 'Tingkat',
    mode: 'Cara belajar',
    length: 'Lama belajar',
    seats: 'Kuota',
    levels: { beginner: 'Pemula', intermediate: 'Menengah', advanced: 'Lanjut' },
    modes: { online: 'Daring', offline: 'Tatap muka', hybrid: 'Daring dan tatap muka' },
    hours: (count) => `${count} jam`,
    places: (count) => `${count} peserta`,
    about: 'Tentang kelas ini',
    benefits: 'Yang Anda dapatkan',
    audience: 'Untuk siapa kelas ini',
    mentors: 'Mentor',
  },
  en: {
    free: 'Free',
    register: 'Join this class',
    standing: {
      comingSoon: ({ start }) => `Registration has not opened yet. The class starts on ${start}.`,
      onRegistration: ({ closes }) => `Registration is open until ${closes}.`,
      started: ({ end }) => `This class runs until ${end}. Registration has closed.`,
      ended: ({ end }) => `This class finished on ${end}.`,
      soon: ({ start }) => `Registration has closed. The class starts on ${start}.`,
    },
    facts: 'The class in short',
    start: 'Starts',
    end: 'Ends',
    day: 'Date',
    closes: 'Registration closes',
    level: 'Level',
    mode: 'How you learn',
    length: 'Length',
    seats: 'Places',
    levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
    modes: { online: 'Online', offline: 'In person', hybrid: 'Online and in person' },
    hours: (count) => `${count} hours`,
    places: (count) => `${count} participants`,
    about: 'About this class',
    benefits: 'What you gain',
    audience: 'Who this class is for',
    mentors: 'Mentors',
  },
}
