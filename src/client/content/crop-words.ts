import type { Locale } from '#schemas/text.ts'

interface Words {
  heading: string
  preview: string
  whole: string
  ratio: string
  zoom: string
  across: string
  down: string
  alt: string
  use: string
  cancel: string
}

/** What the dialog says in which a picture is cropped. */
export const cropWords: Record<Locale, Words> = {
  id: {
    heading: 'Bagian gambar yang dipakai',
    preview: 'Bagian yang akan diunggah',
    whole: 'Seluruh gambar',
    ratio: 'Bentuk',
    zoom: 'Perbesar',
    across: 'Geser ke kiri atau kanan',
    down: 'Geser ke atas atau bawah',
    alt: 'Yang terlihat pada gambar (wajib, dibacakan kepada yang tidak melihatnya)',
    use: 'Pakai gambar ini',
    cancel: 'Batal',
  },
  en: {
    heading: 'The part of the picture that is used',
    preview: 'The part that will be uploaded',
    whole: 'The whole picture',
    ratio: 'Shape',
    zoom: 'Enlarge',
    across: 'Move left or right',
    down: 'Move up or down',
    alt: 'What the picture shows (required, read to those who do not see it)',
    use: 'Use this picture',
    cancel: 'Cancel',
  },
}
