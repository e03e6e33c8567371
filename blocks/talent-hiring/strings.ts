import type { Locale } from '#schemas/text.ts'

export const strings: Record<
  Locale,
  { alumni: string; cities_alumni: string; mentors: string; fields: string }
> = {
  id: {
    alumni: 'Lulusan',
    cities_alumni: 'Kota asal lulusan',
    mentors: 'Mentor yang meninjau',
    fields: 'Bidang yang tersedia',
  },
  en: {
    alumni: 'Graduates',
    cities_alumni: 'Cities they come from',
    mentors: 'Mentors who review them',
    fields: 'Fields of work',
  },
}
