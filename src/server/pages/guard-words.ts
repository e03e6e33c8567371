import type { Locale } from '#schemas/text.ts'

interface Words {
  signIn: string
  notAllowed: string
  tooOften: string
  trouble: string
}

const words: Record<Locale, Words> = {
  id: {
    signIn: 'Masuk dulu untuk membuka halaman ini.',
    notAllowed: 'Akun Anda tidak boleh membuka halaman ini.',
    tooOften: 'Halaman ini terlalu sering dibuka. Coba lagi {seconds} detik lagi.',
    trouble: 'Halaman ini sedang tidak dapat dimuat. Coba lagi sebentar lagi.',
  },
  en: {
    signIn: 'Sign in first to open this page.',
    notAllowed: 'Your account may not open this page.',
    tooOften: 'This page was opened too often. Try again in {seconds} seconds.',
    trouble: 'This page cannot be loaded at the moment. Try again shortly.',
  },
}

/** Why a guarded page is not sent, by the status of its refusal, in the page's language. */
export function refusalText(status: number, seconds: number, locale: Locale): string {
  const { signIn, notAllowed, tooOften, trouble } = words[locale]
  if (status === 401) return signIn
  if (status === 403) return notAllowed
  return status === 429 ? tooOften.replace('{seconds}', String(seconds)) : trouble
}
