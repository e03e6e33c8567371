import type { Locale } from '#schemas/text.ts'

interface Words {
  ended: string
  endedOthers: (count: number) => string
}

/** What the list of sessions says. */
export const sessionWords: Record<Locale, Words> = {
  id: {
    ended: 'Sesi itu sudah diakhiri.',
    endedOthers: (count) => `${count} sesi lain sudah diakhiri.`,
  },
  en: {
    ended: 'That session was ended.',
    endedOthers: (count) => `Other sessions that were ended: ${count}.`,
  },
}
