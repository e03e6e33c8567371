import type { Locale } from '#schemas/text.ts'

interface Words {
  heading: string
  lead?: string
}

/** By language: the site is closed, or the route. */
export const closedWords: Record<Locale, Required<Words>> = {
  id: {
    heading: 'Website Sedang Dalam Perbaikan',
    lead: 'Seperti halnya manusia, kami bertumbuh untuk menjadi lebih baik!',
  },
  en: {
    heading: 'This website is being worked on',
    lead: 'Like people, we grow to become better. Please come again in a few minutes.',
  },
}

/** A page could not be rendered. */
export const errorWords: Record<Locale, Words> = {
  id: { heading: 'Opps.. Maaf terjadi kesalahan pada website' },
  en: { heading: 'Sorry, something went wrong on this website' },
}

/** What a page is about cannot be loaded for a while. */
export const awayWords: Record<Locale, Required<Words>> = {
  id: {
    heading: 'Halaman ini sedang tidak dapat dimuat',
    lead: 'Isinya belum dapat dijangkau. Muat ulang halaman ini sebentar lagi.',
  },
  en: {
    heading: 'This page cannot be loaded now',
    lead: 'What it shows cannot be reached. Reload this page in a moment.',
  },
}

/** Too many pages were asked for from where the visitor is. */
export const busyWords: Record<Locale, Required<Words>> = {
  id: {
    heading: 'Terlalu banyak permintaan',
    lead: 'Dari jaringan Anda datang sangat banyak permintaan sekaligus. Muat ulang halaman ini sebentar lagi.',
  },
  en: {
    heading: 'Too many requests',
    lead: 'A great many requests came from your network at once. Reload this page in a moment.',
  },
}

/** The site cannot be reached from where the visitor is. */
export const offlineWords: Record<Locale, Required<Words>> = {
  id: {
    heading: 'Tidak ada sambungan',
    lead: 'Halaman ini belum dapat dimuat. Begitu sambungan kembali, halaman ini terbuka sendiri.',
  },
  en: {
    heading: 'There is no connection',
    lead: 'This page cannot be loaded yet. It opens by itself once the connection is back.',
  },
}

interface LinkWords {
  home: string
  page: string
  again: string
  reference: string
}

export const linkWords: Record<Locale, LinkWords> = {
  id: {
    home: 'Kembali ke halaman utama',
    page: 'Kembali ke halaman',
    again: 'Coba lagi',
    reference: 'Nomor kejadian: {id}',
  },
  en: {
    home: 'Back to the home page',
    page: 'Back to the page',
    again: 'Try again',
    reference: 'Reference: {id}',
  },
}
