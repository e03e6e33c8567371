import type { Locale } from '#schemas/text.ts'

const words: Record<Locale, { text: string; again: string; close: string }> = {
  id: {
    text: 'Tidak ada sambungan ke situs ini. Halaman yang Anda buka tetap di sini.',
    again: 'Coba lagi',
    close: 'Tutup',
  },
  en: {
    text: 'This site cannot be reached. The page that you have open stays here.',
    again: 'Try again',
    close: 'Close',
  },
}

/** The notice that the site cannot be reached, hidden: the browser's runtime can load nothing when it needs it. */
export function offlineNotice(locale: Locale): string {
  const { text, again, close } = words[locale]
  return (
    `<div class="offline" hidden><p role="alert" data-text="${text}"></p>` +
    `<button type="button" value="again">${again}</button><button type="button">${close}</button></div>`
  )
}
