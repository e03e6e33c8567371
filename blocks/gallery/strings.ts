import type { Locale } from '#schemas/text.ts'

interface Strings {
  pictures: string
  picture: (number: number) => string
  enlarged: string
  position: (number: number, of: number) => string
  previous: string
  next: string
  close: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    pictures: 'Galeri',
    picture: (number) => `Gambar ${number}`,
    enlarged: 'Gambar diperbesar',
    position: (number, of) => `${number} dari ${of}`,
    previous: 'Gambar sebelumnya',
    next: 'Gambar berikutnya',
    close: 'Tutup',
  },
  en: {
    pictures: 'Gallery',
    picture: (number) => `Picture ${number}`,
    enlarged: 'Enlarged picture',
    position: (number, of) => `${number} of ${of}`,
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
  },
}
