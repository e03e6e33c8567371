import type { Locale } from '#schemas/text.ts'

interface Words {
  back: string
  event: string
  facts: string
  time: string
  place: string
  online: string
  seats: string
  seatCount: (count: string) => string
  register: string
  join: string
  programs: string
  careers: string
}

export const strings: Record<Locale, Words> = {
  id: {
    back: 'Semua acara',
    event: 'Acara',
    facts: 'Waktu dan tempat',
    time: 'Waktu',
    place: 'Tempat',
    online: 'Daring',
    seats: 'Tempat duduk',
    seatCount: (count) => `${count} orang`,
    register: 'Daftar',
    join: 'Ikut secara daring',
    programs: 'Susunan acara',
    careers: 'Pekerjaan yang ditawarkan',
  },
  en: {
    back: 'All events',
    event: 'Event',
    facts: 'When and where',
    time: 'Time',
    place: 'Place',
    online: 'Online',
    seats: 'Seats',
    seatCount: (count) => `${count} people`,
    register: 'Register',
    join: 'Take part online',
    programs: 'Programme',
    careers: 'Jobs on offer',
  },
}
