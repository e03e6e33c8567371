import type { Locale } from '#schemas/text.ts'

export const strings: Record<
  Locale,
  {
    program: string
    facts: string
    duration: string
    audience: string
    classes: string
    schools: string
    about: string
    outcomes: string
  }
> = {
  id: {
    program: 'Program',
    facts: 'Ringkasan program',
    duration: 'Lama program',
    audience: 'Untuk siapa',
    classes: 'Kelas',
    schools: 'Sekolah yang ikut',
    about: 'Tentang program ini',
    outcomes: 'Setelah program ini',
  },
  en: {
    program: 'Program',
    facts: 'The program in short',
    duration: 'Length',
    audience: 'For whom',
    classes: 'Classes',
    schools: 'Schools taking part',
    about: 'About this program',
    outcomes: 'After this program',
  },
}
