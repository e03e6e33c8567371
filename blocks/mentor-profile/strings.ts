import type { Locale } from '#schemas/text.ts'

export const strings: Record<
  Locale,
  { back: string; mentor: string; expertise: string; classes: string; none: string }
> = {
  id: {
    back: 'Semua mentor',
    mentor: 'Mentor',
    expertise: 'Keahlian',
    classes: 'Kelas yang diajar',
    none: 'Belum ada kelas bersama mentor ini.',
  },
  en: {
    back: 'All mentors',
    mentor: 'Mentor',
    expertise: 'Expertise',
    classes: 'Classes they teach',
    none: 'There are no classes with this mentor yet.',
  },
}
