import type { Locale } from '#schemas/text.ts'

export const strings: Record<
  Locale,
  {
    program: string
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
    duration: 'Lama program',
    audience: 'Untuk siapa',
    classes: 'Kelas',
    schools: 'Sekolah yang ikut',
    about: 'Tentang program ini',
    outcomes: 'Setelah program ini',
  },
  en: {
    program: 'Program',
    duration: 'Length',
    audience: 'For whom',
    classes: 'Classes',
    schools: 'Schools taking part',
    about: 'About this program',
    outcomes: 'After this program',
  },
}
