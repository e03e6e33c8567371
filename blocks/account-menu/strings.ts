import type { Locale } from '#schemas/text.ts'

interface Strings {
  signIn: string
  account: string
  signedInAs: string
  pages: string
  signOut: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    signIn: 'Masuk',
    account: 'Akun',
    signedInAs: 'Anda masuk sebagai',
    pages: 'Halaman akun',
    signOut: 'Keluar',
  },
  en: {
    signIn: 'Sign in',
    account: 'Account',
    signedInAs: 'You are signed in as',
    pages: 'Account pages',
    signOut: 'Sign out',
  },
}
