import type { ClassOverview } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import { countInEnglish, formatNumber } from '../parts/format.ts'
import type { stateOf } from '../parts/class-badge.tsx'

interface Days {
  opens: string
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
  schedule: string
  opens: string
  closes: string
  level: string
  mode: string
  length: string
  seats: string
  seatsLeft: string
  full: string
  isFull: string
  code: string
  levels: Record<ClassOverview['level'], string>
  modes: Record<ClassOverview['mode'], string>
  hours: (count: number) => string
  places: (count: number) => string
  about: string
  benefits: string
  audience: string
  mentors: string
  contents: string
  modules: (count: string) => string
  chapters: (count: string) => string
  freeNow: string
  freeChapters: string
  afterPayment: (chapters: string, price: string) => string
  minutes: (count: string) => string
}

export const strings: Record<Locale, Words> = {
  id: {
    free: 'Gratis',
    register: 'Daftar kelas ini',
    standing: {
      comingSoon: ({ opens, start }) => `Pendaftaran dibuka ${opens}. Kelas dimulai ${start}.`,
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
    schedule: 'Jadwal',
    opens: 'Pendaftaran dibuka',
    closes: 'Pendaftaran ditutup',
    level: 'Tingkat',
    mode: 'Cara belajar',
    length: 'Lama belajar',
    seats: 'Kuota',
    seatsLeft: 'Sisa kursi',
    full: 'Penuh',
    isFull: 'Semua kursi kelas ini sudah terisi.',
    code: 'Kode kelas',
    levels: { beginner: 'Pemula', intermediate: 'Menengah', advanced: 'Lanjut' },
    modes: { online: 'Daring', offline: 'Tatap muka', hybrid: 'Daring dan tatap muka' },
    hours: (count) => `${formatNumber(count, 'id')} jam`,
    places: (count) => `${formatNumber(count, 'id')} peserta`,
    about: 'Tentang kelas ini',
    benefits: 'Yang Anda dapatkan',
    audience: 'Untuk siapa kelas ini',
    mentors: 'Mentor',
    contents: 'Isi kursus premium ini',
    modules: (count) => `${count} modul`,
    chapters: (count) => `${count} bab`,
    freeNow: 'Terbuka sekarang',
    freeChapters: 'Bab yang dapat dibaca tanpa membayar',
    afterPayment: (chapters, price) =>
      `${chapters} lain terbuka begitu pembayaran ${price} diterima, dan tetap terbuka sesudahnya.`,
    minutes: (count) => `${count} menit`,
  },
  en: {
    free: 'Free',
    register: 'Join this class',
    standing: {
      comingSoon: ({ opens, start }) =>
        `Registration opens on ${opens}. The class starts on ${start}.`,
      onRegistration: ({ closes }) => `Registration is open until ${closes}.`,
      started: ({ end }) => `This class runs until ${end}. Registration has closed.`,
      ended: ({ end }) => `This class finished on ${end}.`,
      soon: ({ start }) => `Registration has closed. The class starts on ${start}.`,
    },
    facts: 'The class in short',
    start: 'Starts',
    end: 'Ends',
    day: 'Date',
    schedule: 'Meetings',
    opens: 'Registration opens',
    closes: 'Registration closes',
    level: 'Level',
    mode: 'How you learn',
    length: 'Length',
    seats: 'Places',
    seatsLeft: 'Places left',
    full: 'Full',
    isFull: 'Every place of this class is taken.',
    code: 'Class code',
    levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
    modes: { online: 'Online', offline: 'In person', hybrid: 'Online and in person' },
    hours: (count) => countInEnglish(count, 'hour', 'hours'),
    places: (count) => countInEnglish(count, 'participant', 'participants'),
    about: 'About this class',
    benefits: 'What you gain',
    audience: 'Who this class is for',
    mentors: 'Mentors',
    contents: 'What this premium course holds',
    modules: (count) => (count === '1' ? '1 module' : `${count} modules`),
    chapters: (count) => (count === '1' ? '1 chapter' : `${count} chapters`),
    freeNow: 'Open now',
    freeChapters: 'Chapters to read without paying',
    afterPayment: (chapters, price) =>
      `${chapters} more open as soon as your payment of ${price} arrives, and stay open.`,
    minutes: (count) => (count === '1' ? '1 minute' : `${count} minutes`),
  },
}
