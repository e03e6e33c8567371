import type { Locale } from '#schemas/text.ts'

interface Words {
  loading: string
  loadingLead: string
  notAllowed: string
  notAllowedLead: string
  signedInAs: string
  otherAccount: string
  failed: string
  failedLead: string
  again: string
}

/** What a gate says, by language, besides what the server wrote into it. */
export const gateWords: Record<Locale, Words> = {
  id: {
    loading: 'Memuat halaman…',
    loadingLead: 'Sebentar, halaman sedang disiapkan untuk Anda.',
    notAllowed: 'Akun ini tidak boleh membuka halaman ini',
    notAllowedLead: 'Masuk dengan akun lain, atau minta izin kepada pengelola situs.',
    signedInAs: 'Anda masuk sebagai {email}.',
    otherAccount: 'Masuk dengan akun lain',
    failed: 'Halaman belum dapat dimuat',
    failedLead: 'Periksa sambungan internet Anda, lalu coba lagi.',
    again: 'Coba lagi',
  },
  en: {
    loading: 'Loading the page…',
    loadingLead: 'One moment, the page is being prepared for you.',
    notAllowed: 'This account may not open this page',
    notAllowedLead: 'Sign in with another account, or ask the people who run the site.',
    signedInAs: 'You are signed in as {email}.',
    otherAccount: 'Sign in with another account',
    failed: 'The page could not be loaded',
    failedLead: 'Check your internet connection and try again.',
    again: 'Try again',
  },
}
