import type { Locale } from '#schemas/text.ts'

interface Words {
  sending: string
  sent: (correct: number, total: number) => string
  unsent: string
  again: string
}

/** What is said of a score that is sent to an account. */
export const resultWords: Record<Locale, Words> = {
  id: {
    sending: 'Menyimpan nilai ke akun Anda …',
    sent: (correct, total) => `Nilai ${correct} dari ${total} tersimpan di akun Anda.`,
    unsent: 'Nilai ini belum tersimpan di akun Anda, karena situs tidak dapat dihubungi.',
    again: 'Simpan lagi',
  },
  en: {
    sending: 'Storing the score in your account …',
    sent: (correct, total) => `The score ${correct} of ${total} is stored in your account.`,
    unsent: 'This score is not stored in your account yet, since the site cannot be reached.',
    again: 'Store it again',
  },
}
