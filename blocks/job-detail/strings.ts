import type { Locale } from '#schemas/text.ts'

interface Words {
  back: string
  terms: string
  employmentLabel: string
  place: string
  salary: string
  posted: string
  closes: string
  closed: string
  duties: string
  requirements: string
  benefits: string
}

export const strings: Record<Locale, Words> = {
  id: {
    back: 'Semua lowongan',
    terms: 'Ringkasan lowongan',
    employmentLabel: 'Hubungan kerja',
    place: 'Tempat',
    salary: 'Upah',
    posted: 'Dibuka',
    closes: 'Ditutup',
    closed: 'Lowongan ini sudah ditutup dan tidak lagi menerima lamaran.',
    duties: 'Yang dikerjakan',
    requirements: 'Yang kami cari',
    benefits: 'Yang Anda terima',
  },
  en: {
    back: 'All jobs',
    terms: 'The job in short',
    employmentLabel: 'Employment',
    place: 'Place',
    salary: 'Pay',
    posted: 'Posted',
    closes: 'Closes',
    closed: 'This job has closed and takes no more applications.',
    duties: 'What you will do',
    requirements: 'What we look for',
    benefits: 'What you get',
  },
}
