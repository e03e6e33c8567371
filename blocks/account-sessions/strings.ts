import type { Locale } from '#schemas/text.ts'

interface Strings {
  lead: string
  signedIn: (moment: string) => string
  until: (day: string) => string
  here: string
  end: string
  endOf: (moment: string) => string
  everywhere: string
  question: string
  questionLine: string
  others: string
  all: string
  cancel: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    lead: 'Setiap kali Anda masuk dari sebuah peramban, sebuah sesi terbuka. Akhiri yang tidak Anda kenali, lalu ganti kata sandi.',
    signedIn: (moment) => `Masuk ${moment}`,
    until: (day) => `Berlaku sampai ${day}`,
    here: 'Peramban ini',
    end: 'Akhiri',
    endOf: (moment) => `Akhiri sesi yang dibuka ${moment}`,
    everywhere: 'Keluar di mana-mana',
    question: 'Keluar di mana-mana?',
    questionLine:
      'Peramban lain harus masuk lagi dengan kata sandi. Yang belum dikirim di sana hilang.',
    others: 'Semua, kecuali di sini',
    all: 'Semua, juga di sini',
    cancel: 'Batal',
  },
  en: {
    lead: 'Each time you sign in from a browser, a session opens. End those that you do not know, then change your password.',
    signedIn: (moment) => `Signed in ${moment}`,
    until: (day) => `Holds until ${day}`,
    here: 'This browser',
    end: 'End',
    endOf: (moment) => `End the session begun ${moment}`,
    everywhere: 'Sign out everywhere',
    question: 'Sign out everywhere?',
    questionLine:
      'Other browsers must sign in again with the password. What was not sent there is lost.',
    others: 'All but this one',
    all: 'All, this one too',
    cancel: 'Cancel',
  },
}
