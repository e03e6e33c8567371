import type { Locale } from '#schemas/text.ts'

/** What rows of lists say that people decide about. */
export const managedWords: Record<Locale, { cancel: string; signIn: string }> = {
  id: { cancel: 'Batal', signIn: 'Masuk lagi' },
  en: { cancel: 'Cancel', signIn: 'Sign in again' },
}
