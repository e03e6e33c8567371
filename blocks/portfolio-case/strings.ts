import type { Locale } from '#schemas/text.ts'

interface Words {
  back: string
  work: string
  facts: string
  client: string
  date: string
  batches: string
  visit: string
  video: string
  photos: string
}

export const strings: Record<Locale, Words> = {
  id: {
    back: 'Semua karya',
    work: 'Portofolio',
    facts: 'Tentang pekerjaan ini',
    client: 'Untuk',
    date: 'Selesai',
    batches: 'Angkatan',
    visit: 'Lihat hasilnya',
    video: 'Tonton videonya',
    photos: 'Foto',
  },
  en: {
    back: 'All our work',
    work: 'Portfolio',
    facts: 'About this work',
    client: 'For',
    date: 'Finished',
    batches: 'Batches',
    visit: 'See the result',
    video: 'Watch the video',
    photos: 'Photos',
  },
}
