import type { SignInProblem } from '#src/services/accounts.ts'

/** For each reason why signing in at another account site failed: what happened, and what to do. */
type NotSignedInWords = Record<SignInProblem, { title: string; text: string }>

const id: NotSignedInWords = {
  lost: {
    title: 'Anda belum masuk',
    text: 'Waktunya habis, atau Anda mulai masuk di jendela atau perangkat lain. Buka halaman masuk, lalu mulai lagi.',
  },
  declined: {
    title: 'Anda belum masuk',
    text: 'Masuk dibatalkan, atau {accountSite} tidak mengizinkannya. Anda bisa mencoba lagi dari halaman masuk.',
  },
  unverified: {
    title: 'Konfirmasi dulu alamat surel Anda',
    text: 'Akun Anda di {accountSite} belum punya alamat surel yang dikonfirmasi. Konfirmasi alamat itu di sana, lalu masuk lagi.',
  },
  taken: {
    title: 'Alamat surel ini milik akun lain',
    text: 'Di situs ini alamat surel Anda sudah terhubung dengan akun lain di {accountSite}. Masuk dengan akun itu, atau hubungi pengelola situs.',
  },
  suspended: {
    title: 'Akun Anda ditangguhkan',
    text: 'Akun ini sedang tidak boleh masuk. Hubungi pengelola situs.',
  },
  away: {
    title: 'Anda belum masuk',
    text: '{accountSite}, tempat akun Anda, sedang tidak bisa dihubungi. Coba lagi beberapa menit lagi.',
  },
  broken: {
    title: 'Anda belum masuk',
    text: 'Jawaban dari {accountSite} tidak bisa dipakai. Coba lagi nanti. Kalau tetap begini, hubungi pengelola situs.',
  },
}

const en: NotSignedInWords = {
  lost: {
    title: 'You are not signed in',
    text: 'The time was over, or you began in another window or on another device. Open the login page and begin again.',
  },
  declined: {
    title: 'You are not signed in',
    text: 'Signing in was cancelled, or {accountSite} did not allow it. You can try again from the login page.',
  },
  unverified: {
    title: 'Confirm your e-mail address first',
    text: 'Your account at {accountSite} has no confirmed e-mail address. Confirm it there, then sign in again.',
  },
  taken: {
    title: 'This e-mail address belongs to another account',
    text: 'At this site your e-mail address is linked to another account at {accountSite}. Sign in with that one, or write to those who run the site.',
  },
  suspended: {
    title: 'Your account is suspended',
    text: 'This account may not sign in for now. Write to those who run the site.',
  },
  away: {
    title: 'You are not signed in',
    text: '{accountSite}, where your account is kept, cannot be reached. Try again in a few minutes.',
  },
  broken: {
    title: 'You are not signed in',
    text: 'The answer of {accountSite} cannot be used. Try again later. If it stays like this, write to those who run the site.',
  },
}

export const notSignedIn = { id, en }
