import type { Locale } from '#schemas/text.ts'

interface Strings {
  signIn: string
  signUp: string
  signOut: string
  toSignUp: string
  toSignIn: string
  working: string
  failed: string
  again: string
  noScript: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    signIn: 'Masuk',
    signUp: 'Daftar',
    signOut: 'Keluar',
    toSignUp: 'Belum punya akun? Daftar',
    toSignIn: 'Sudah punya akun? Masuk',
    working: 'Sebentar, kami sedang menyelesaikan proses masuk Anda.',
    failed:
      'Proses masuk ini tidak dapat diselesaikan: tautannya sudah dipakai, atau dimulai di tab lain. Mulai lagi dari awal.',
    again: 'Masuk lagi',
    noScript:
      'Untuk masuk, situs ini memerlukan JavaScript, karena tanda masuk Anda disimpan di peramban. Aktifkan JavaScript, lalu muat ulang.',
  },
  en: {
    signIn: 'Sign in',
    signUp: 'Sign up',
    signOut: 'Sign out',
    toSignUp: 'No account yet? Sign up',
    toSignIn: 'Have an account? Sign in',
    working: 'One moment, we are finishing your sign-in.',
    failed:
      'This sign-in cannot be finished: its link was used already, or it began in another tab. Begin once more.',
    again: 'Sign in again',
    noScript:
      'Signing in to this site needs JavaScript, because your sign-in is stored in the browser. Turn JavaScript on and reload.',
  },
}
