import type { Locale } from '#schemas/text.ts'

interface Words {
  programs: string
  careers: string
  back: Record<'programs' | 'careers', string>
  facts: string
  event: string
  time: string
  organisation: string
  employment: string
  city: string
  apply: string
  atEvent: string
}

export const strings: Record<Locale, Words> = {
  id: {
    programs: 'Mata acara',
    careers: 'Pekerjaan dari peserta pameran',
    back: { programs: 'Semua mata acara', careers: 'Semua pekerjaan' },
    facts: 'Keterangan',
    event: 'Bagian dari acara',
    time: 'Waktu',
    organisation: 'Tempat kerja',
    employment: 'Jenis pekerjaan',
    city: 'Kota',
    apply: 'Lamar pekerjaan ini',
    atEvent: 'Lamaran diterima di tempat acara.',
  },
  en: {
    programs: 'In the programme',
    careers: 'A job of an exhibitor',
    back: { programs: 'The whole programme', careers: 'All jobs' },
    facts: 'Details',
    event: 'Part of the event',
    time: 'Time',
    organisation: 'Workplace',
    employment: 'Kind of job',
    city: 'City',
    apply: 'Apply for this job',
    atEvent: 'Applications are taken at the event.',
  },
}
