import type { Locale } from '#schemas/text.ts'

interface Strings {
  yes: string
  no: string
  rows: string
  table: (heading: string) => string
}

export const strings: Record<Locale, Strings> = {
  id: {
    yes: 'Ya',
    no: 'Tidak',
    rows: 'Yang dibandingkan',
    table: (heading) => `Tabel: ${heading}`,
  },
  en: { yes: 'Yes', no: 'No', rows: 'What is compared', table: (heading) => `Table: ${heading}` },
}
