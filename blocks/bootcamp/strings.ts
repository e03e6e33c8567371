import { countInEnglish, formatNumber } from '../parts/format.ts'
import type { Locale } from '#schemas/text.ts'

interface Days {
  opens: string
  closes: string
  start: string
  end: string
}

interface Words {
  bootcamp: string
  facts: string
  start: string
  length: string
  price: string
  seats: string
  free: string
  perClass: (amount: string) => string
  weeks: (count: number) => string
  places: (count: number) => string
  batches: string
  noBatch: string
  everywhere: string
  standing: Record<'comingSoon' | 'onRegistration' | 'soon' | 'started', (days: Days) => string>
  classes: string
  hours: (count: number) => string
  mentors: string
  about: string
  outcomes: string
}

export const strings: Record<Locale, Words> = {
  id: {
    bootcamp: 'Bootcamp',
    facts: 'Ringkasan bootcamp',
    start: 'Angkatan terdekat',
    length: 'Lama belajar',
    price: 'Biaya',
    seats: 'Kursi',
    free: 'Gratis',
    perClass: (amount) => `${amount} per kelas`,
    weeks: (count) => `${count} pekan`,
    places: (count) => `${formatNumber(count, 'id')} kursi`,
    batches: 'Angkatan',
    noBatch: 'Angkatan berikutnya belum dijadwalkan. Tanggalnya akan tampil di sini.',
    everywhere: 'Daring, dari mana saja',
    standing: {
      comingSoon: ({ opens }) => `Pendaftaran dibuka ${opens}.`,
      onRegistration: ({ closes }) => `Pendaftaran dibuka sampai ${closes}.`,
      soon: ({ start }) => `Pendaftaran sudah ditutup. Angkatan ini dimulai ${start}.`,
      started: ({ end }) => `Sedang berjalan sampai ${end}.`,
    },
    classes: 'Kelas di dalamnya',
    hours: (count) => `${formatNumber(count, 'id')} jam`,
    mentors: 'Mentor',
    about: 'Tentang bootcamp ini',
    outcomes: 'Yang dapat Anda lakukan sesudahnya',
  },
  en: {
    bootcamp: 'Bootcamp',
    facts: 'The bootcamp in short',
    start: 'Next batch',
    length: 'Length',
    price: 'Price',
    seats: 'Places',
    free: 'Free',
    perClass: (amount) => `${amount} per class`,
    weeks: (count) => countInEnglish(count, 'week', 'weeks'),
    places: (count) => countInEnglish(count, 'place', 'places'),
    batches: 'Batches',
    noBatch: 'The next batch is not planned yet. Its dates will appear here.',
    everywhere: 'Online, from anywhere',
    standing: {
      comingSoon: ({ opens }) => `Registration opens on ${opens}.`,
      onRegistration: ({ closes }) => `Registration is open until ${closes}.`,
      soon: ({ start }) => `Registration has closed. This batch starts on ${start}.`,
      started: ({ end }) => `Runs until ${end}.`,
    },
    classes: 'The classes in it',
    hours: (count) => countInEnglish(count, 'hour', 'hours'),
    mentors: 'Mentors',
    about: 'About this bootcamp',
    outcomes: 'What you can do afterwards',
  },
}
