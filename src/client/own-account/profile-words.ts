import type { Locale } from '#schemas/text.ts'

interface Words {
  saved: string
  changed: (name: string, phone: string) => string
  noPhone: string
}

/** What the form of the profile says; its labels are in the page. */
export const profileWords: Record<Locale, Words> = {
  id: {
    saved: 'Profil tersimpan.',
    changed: (name, phone) =>
      `Profil ini sudah diubah di tempat lain. Yang tersimpan sekarang: ${name}, ${phone}. Isian Anda masih ada: simpan sekali lagi untuk memakainya.`,
    noPhone: 'tanpa nomor telepon',
  },
  en: {
    saved: 'Profile saved.',
    changed: (name, phone) =>
      `This profile was changed elsewhere. What is stored now: ${name}, ${phone}. What you typed is still here: save once more to use it.`,
    noPhone: 'no telephone number',
  },
}
